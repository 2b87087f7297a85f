import { customerRuleParts } from './section5Customer';
import { paymentRuleParts } from './section5Payment';
import { trackRuleParts } from './section5Track';
import type { SpecificationSection } from './types';

export const section5: SpecificationSection = {
  number: 5,
  title: 'Validation rules',
  parts: [...customerRuleParts, ...paymentRuleParts, ...trackRuleParts],
};
