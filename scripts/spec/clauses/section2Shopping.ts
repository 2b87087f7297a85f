import type { SpecificationPart } from './types';

export const shoppingParts: readonly SpecificationPart[] = [];
