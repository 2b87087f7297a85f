import type { SpecificationPart } from './types';

export const shellParts: readonly SpecificationPart[] = [];
