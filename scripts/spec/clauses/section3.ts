import type { SpecificationSection } from './types';

export const section3: SpecificationSection = {
  number: 3,
  title: 'Entities and their fields',
  parts: [],
};
