/** Id of the list of suggestions. */
export const listboxId = 'search-suggestions';

/** Id of one of its options, counted from 0. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}
