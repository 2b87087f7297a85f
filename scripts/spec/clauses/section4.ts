import { customerStateParts } from './section4Customer';
import { shopStateParts } from './section4Shop';
import type { SpecificationSection } from './types';

export const section4: SpecificationSection = {
  number: 4,
  title: 'States and transitions',
  parts: [...customerStateParts, ...shopStateParts],
};
