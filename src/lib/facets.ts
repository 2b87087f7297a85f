import { capitalised } from './strings';

/** A named list of values that a product carries, such as its fabric or its head weight. */
export interface Attribute {
  readonly key: string;
  readonly values: readonly string[];
  readonly unit: string | null;
}

/** Characters of a specification's value at most that a listing can be filtered by. */
const VALUE_MAX_LENGTH = 40;

/** A specification that is no choice of the shopper's and says nothing of the product itself. */
const isLeftOut = (key: string): boolean => isChoiceKey(key) || key === 'featured' || /phone|[:]/.test(key);

export function specificationName(key: string): string {
  return key.replaceAll('_', ' ');
}

export function facetLabel(key: string): string {
  return capitalised(specificationName(key));
}

/** Materials that shoppers ask for; a product's own words are finer, such as 'Mulmul cotton'. */
const materials =
  'cotton silk linen wool cashmere pashmina denim georgette modal rayon polyester leather suede canvas rubber steel brass aluminium iron beech hickory walnut sheesham bamboo stoneware glass'.split(
    ' ',
  );

/** Lengths in millimetres, up to which products are offered together. */
const lengthSteps = [100, 200, 400, 1000];
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

function lengthBand(value: string, unit: string): readonly string[] {
  const length = Number(value) * (millimetres[unit] ?? NaN);
  if (!(length > 0)) return [];
  const to = lengthSteps.find((step) => length <= step);
  const from = lengthSteps.findLast((step) => length > step) ?? 0;
  return [to === undefined ? `${from} mm and more` : `${from} to ${to} mm`];
}

/** What finer specifications are filtered by together, such as every material and every length. */
function commonFacets({ key, values, unit }: Attribute): readonly string[] {
  if (/(^|_)(material|fabric|upper)$/.test(key)) {
    const words = new Set(values.flatMap((value) => value.toLowerCase().split(/[^a-z]+/)));
    return materials.filter((name) => words.has(name)).map((name) => `material:${facetLabel(name)}`);
  }
  const isLength = unit !== null && /(^|_)length$/.test(key);
  return isLength ? values.flatMap((value) => lengthBand(value, unit)).map((band) => `length:${band}`) : [];
}

function ownFacets({ key, values, unit }: Attribute): readonly string[] {
  return values
    .map((value) => (unit === null ? value : `${value} ${unit}`))
    .filter((value) => value.length <= VALUE_MAX_LENGTH)
    .map((value) => `${key}:${value}`);
}

/**
 * What a listing can be filtered by of a product's specifications: 'key:value', with the unit. Materials and lengths are
 * put together, as few products share one to the letter.
 */
export function facetsOf(attributes: readonly Attribute[]): readonly string[] {
  const found = attributes
    .filter(({ key }) => !isLeftOut(key.toLowerCase()))
    .flatMap((attribute) => {
      const common = commonFacets(attribute);
      return common.length > 0 ? common : ownFacets(attribute);
    });
  return [...new Set(found)];
}

/** The specification's key and the value of a facet; both '' for any other text. */
export function readFacet(facet: string): { readonly key: string; readonly value: string } {
  const [, key = '', value = ''] = /^([^:]+):(.+)$/s.exec(facet) ?? [];
  return { key, value };
}

/** Keys of the attributes that are choices rather than facts, in lower case. */
export const sizeKeys: ReadonlySet<string> = new Set(['size', 'sizes']);
export const colorKeys: ReadonlySet<string> = new Set(['color', 'colour', 'colors']);

export const isChoiceKey = (key: string): boolean =>
  sizeKeys.has(key.toLowerCase()) || colorKeys.has(key.toLowerCase());
