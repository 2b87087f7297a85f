import type { ProductAttributeDto } from '../../src/api/generated/endpoints';
import { FULL_PICTURE } from '../constants';
import { hash } from '../pictures/scenes';
import { entries } from './entries';
import type { CatalogueProduct, Entry } from './entry';

export type { CatalogueProduct } from './entry';

const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 9, 30, 8);
const oldestInDays = 600;

/** Most products have four pictures, some three, a few two. */
function pictureCount(slug: string): number {
  return [4, 3, 4, 2, 3, 4][hash(`${slug}#pictures`) % 6] ?? 4;
}

function attributesOf(idPrefix: string, entry: Entry): ProductAttributeDto[] {
  const { featured, sizes, colors, gender } = entry.options;
  const rows: (readonly [string, string | readonly string[], string?])[] = [];
  if (sizes !== undefined) rows.push(['size', sizes]);
  if (colors !== undefined) rows.push(['color', colors]);
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
  const images = Array.from({ length: pictureCount(entry.slug) }, (_, i) => ({
    url: `/pictures/${entry.slug}-${i + 1}.webp${FULL_PICTURE}`,
  }));
  const [regular, discounted] = typeof entry.price === 'number' ? [entry.price, undefined] : entry.price;
  return {
    id: `${idPrefix}-${entry.slug}`,
    title: entry.title,
    description: entry.text,
    imgUrl: `/pictures/${entry.slug}-1.webp${FULL_PICTURE}`,
    category: entry.category,
    parentCategory: entry.parent,
    regularPrice: regular,
    ...(discounted === undefined ? {} : { discountedPrice: discounted }),
    createdAt: new Date(newest - (hash(`${entry.slug}#age`) % oldestInDays) * day).toISOString(),
    images,
    attributes: attributesOf(idPrefix, entry),
  };
}

/** The store's catalogue. Pictures are paths, to which the server adds its origin. */
export const products: readonly CatalogueProduct[] = entries.map(toProduct);
