import type { SpecificationPart } from './types';

export const afterPurchaseParts: readonly SpecificationPart[] = [];
