import type { ProductAttributeDto } from '../../src/api/generated/endpoints';
import { FULL_PICTURE } from '../constants';
import { hash } from '../hash';
import { entries } from './entries';
import { coloredNames, type CatalogueProduct, type Entry } from './entry';

export type { CatalogueProduct } from './entry';

const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 9, 30, 8);
const oldestInDays = 600;

/** The most pictures of a product, those of its other colours included. */
const mostPictures = 4;

/** The pictures of a product: most have four, some three, a few two. The last ones are of its other colours. */
function picturesOf(entry: Entry): readonly string[] {
  const [first, ...others] = coloredNames(entry).map((name) => `${name}-1`);
  const count = [4, 3, 4, 2, 3, 4][hash(`${entry.slug}#pictures`) % 6] ?? mostPictures;
  const own = Math.min(count, mostPictures - others.length);
  const views = Array.from({ length: own - 1 }, (_, i) => `${i + 2}`);
  return [first ?? '1', ...views, ...others].map(
    (name) => `/pictures/${entry.slug}-${name}.webp${FULL_PICTURE}`,
  );
}

function attributesOf(idPrefix: string, entry: Entry): ProductAttributeDto[] {
  const { featured, sizes, colors, gender } = entry.options;
  const rows: (readonly [string, string | readonly string[], string?])[] = [];
  if (sizes !== undefined) rows.push(['size', sizes]);
  if (colors !== undefined) rows.push(['colour', colors]);
  rows.push(...entry.specifications);
  if (gender !== undefined) rows.push(['gender', gender]);
  if (featured === true) rows.push(['featured', 'true']);
  return rows.map(([key, value, unit], i) => ({
    id: `${idPrefix}-a${i + 1}`,
    key,
    value: typeof value === 'string' ? [value] : [...value],
    ...(unit === undefined ? {} : { metricUnit: unit }),
  }));
}

function toProduct(entry: Entry): CatalogueProduct {
  const idPrefix = entry.options.idPrefix ?? hash(entry.slug).toString(16).padStart(8, '0');
  const pictures = picturesOf(entry);
  const [regular, discounted] = typeof entry.price === 'number' ? [entry.price, undefined] : entry.price;
  return {
    id: `${idPrefix}-${entry.slug}`,
    title: entry.title,
    description: entry.text,
    imgUrl: pictures[0] ?? '',
    category: entry.category,
    parentCategory: entry.parent,
    regularPrice: regular,
    ...(discounted === undefined ? {} : { discountedPrice: discounted }),
    createdAt: new Date(newest - (hash(`${entry.slug}#age`) % oldestInDays) * day).toISOString(),
    images: pictures.map((url) => ({ url })),
    attributes: attributesOf(idPrefix, entry),
  };
}

/** The store's catalogue. Pictures are paths, to which the server adds its origin. */
export const products: readonly CatalogueProduct[] = entries.map(toProduct);
