import type { SpecificationSection } from './types';

export const section5: SpecificationSection = {
  number: 5,
  title: 'Validation rules',
  parts: [],
};
