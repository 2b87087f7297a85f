/** The conditions of a list. Both tables of lists have the columns that they name. */
export interface ListingInput {
  readonly page: number;
  readonly limit: number;
  readonly category?: string | null;
  readonly parentCategory?: string | null;
  readonly gender?: string | null;
  readonly filter?: readonly string[] | null;
  readonly featured?: boolean | null;
}

const normalize = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** An SQL condition for a list's filters, and its parameters. */
export function listingWhere(input: ListingInput): {
  readonly where: string;
  readonly parameters: unknown[];
} {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, condition: (parameter: string) => string): void => {
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  const category = normalize(input.category);
  const parentCategory = normalize(input.parentCategory);
  const gender = normalize(input.gender);
  const words = (input.filter ?? []).map(normalize).filter((word) => word !== '');
  if (category !== '') add(category, (p) => `category = ${p}`);
  if (parentCategory !== '') add(parentCategory, (p) => `"parentCategory" = ${p}`);
  if (gender !== '') add(gender, (p) => `(category = ${p} OR gender = ${p})`);
  if (words.length > 0) {
    add(words, (p) => `(category = ANY(${p}) OR "parentCategory" = ANY(${p}) OR gender = ANY(${p}))`);
  }
  if (input.featured === true) conditions.push('featured');
  return { where: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, parameters };
}
