import type { SpecificationSection } from './types';

export const section6: SpecificationSection = {
  number: 6,
  title: 'Roles and permissions',
  parts: [],
};
