import { colorKeys, sizeKeys } from './choiceKeys';

/** A specification of a product, as its model has it. */
export interface Attribute {
  readonly key: string;
  readonly values: readonly string[];
  readonly unit: string | null;
}

/** Characters of a specification's value at most that a listing can be filtered by. */
const VALUE_MAX_LENGTH = 40;

/** A specification that is no choice of the shopper's and says nothing of the product itself. */
const isLeftOut = (key: string): boolean =>
  sizeKeys.has(key) || colorKeys.has(key) || key === 'featured' || /phone|[:]/.test(key);

/** The name of a specification, as shoppers read it. */
export function specificationName(key: string): string {
  return key.replaceAll('_', ' ');
}

/** The same with a capital letter at its start. */
export function facetLabel(key: string): string {
  const name = specificationName(key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The values of a product's specifications that a listing can be filtered by: 'key:value', with its unit. */
export function facetsOf(attributes: readonly Attribute[]): readonly string[] {
  return attributes
    .filter(({ key }) => !isLeftOut(key.toLowerCase()))
    .flatMap(({ key, values, unit }) =>
      values
        .map((value) => (unit === null ? value : `${value} ${unit}`))
        .filter((value) => value.length <= VALUE_MAX_LENGTH)
        .map((value) => `${key}:${value}`),
    );
}

/** The specifications that facets were made of, with the unit in the value. */
export function attributesOf(facets: readonly string[]): readonly Attribute[] {
  return facets.map((facet) => {
    const { key, value } = readFacet(facet);
    return { key, values: [value], unit: null };
  });
}

/** The specification's key and the value of a facet; both '' for any other text. */
export function readFacet(facet: string): { readonly key: string; readonly value: string } {
  const [, key = '', value = ''] = /^([^:]+):(.+)$/s.exec(facet) ?? [];
  return { key, value };
}
