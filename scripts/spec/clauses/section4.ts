import type { SpecificationSection } from './types';

export const section4: SpecificationSection = {
  number: 4,
  title: 'States and transitions',
  parts: [],
};
