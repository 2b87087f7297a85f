import type { SpecificationSection } from './types';

export const section8: SpecificationSection = {
  number: 8,
  title: 'The error catalogue',
  parts: [],
};
