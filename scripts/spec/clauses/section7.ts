import type { SpecificationSection } from './types';

export const section7: SpecificationSection = {
  number: 7,
  title: 'The calls it makes',
  parts: [],
};
