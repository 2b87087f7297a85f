/** The value below which this share of the values lies, or NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? NaN;
}

/** The middle one of the values, or NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
