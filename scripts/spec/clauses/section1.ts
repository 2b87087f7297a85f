import type { SpecificationSection } from './types';

export const section1: SpecificationSection = {
  number: 1,
  title: 'What the product does and for whom',
  parts: [],
};
