import { customerStateParts } from './section4Customer';
import { paymentStateParts } from './section4Payment';
import { shopStateParts } from './section4Shop';
import type { SpecificationSection } from './types';

export const section4: SpecificationSection = {
  number: 4,
  title: 'States and transitions',
  parts: [...customerStateParts, ...shopStateParts, ...paymentStateParts],
};
