import type { SpecificationSection } from './types';

export const section9: SpecificationSection = {
  number: 9,
  title: 'Business constants and limits',
  parts: [],
};
