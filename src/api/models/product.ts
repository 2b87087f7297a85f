import { safePictureUrl } from '../../browser/safeUrl';
import { LIMITS, VARIANT_ATTRIBUTE } from '../../lib/constants';
import { readDate } from '../../lib/dates';
import { untitledProduct } from '../../lib/texts';
import {
  fieldsOf,
  readAmount,
  readId,
  readList,
  readShortText,
  readShortTexts,
  readText,
  readWhole,
  type Readable,
} from '../../lib/untrusted';
import type {
  PaginationDto,
  ProductAttributeDto,
  ProductDto,
  ProductImageDto,
  ProductListDto,
} from '../generated/endpoints';
import type { Product, ProductAttribute, ProductPage, ProductVariant } from './types';
import { colorKeys, sizeKeys } from '../../lib/facets';

/** The address of a picture, or ''. One that is too long is not cut: it would be another address. */
export function readPicture<V>(value: V & Readable<V, string>): string {
  const text = readText<unknown>(value);
  return text.length <= LIMITS.urlLength ? safePictureUrl(text) : '';
}

/** Whether an answer can be a page of the catalogue: it has a list of products. */
export function isProductPage(answer: unknown): boolean {
  return Array.isArray(fieldsOf<ProductListDto>(answer).data);
}

const valueLimits = { count: LIMITS.values, length: LIMITS.nameLength } as const;

function toAttribute(answer: unknown): ProductAttribute {
  const fields = fieldsOf<ProductAttributeDto>(answer);
  const unit = readShortText(fields.metricUnit, LIMITS.nameLength);
  return {
    key: readShortText(fields.key, LIMITS.nameLength),
    values: readShortTexts(fields.value, valueLimits),
    unit: unit === '' ? null : unit,
  };
}

function valuesOf(attributes: readonly ProductAttribute[], keys: ReadonlySet<string>): readonly string[] {
  const values = attributes
    .filter((attribute) => keys.has(attribute.key.toLowerCase()))
    .flatMap((attribute) => attribute.values);
  return [...new Set(values)].slice(0, LIMITS.values);
}

const optionSeparator = ': ';

/** The variants that attributes lead to; one of them alone is no choice. */
function toVariants(attributes: readonly unknown[]): readonly ProductVariant[] {
  const variants = attributes.map((attribute) => {
    const { id, value } = fieldsOf<ProductAttributeDto>(attribute);
    const options = readShortTexts(value, valueLimits).flatMap((text) => {
      const [key = '', ...rest] = text.split(optionSeparator);
      return rest.length === 0 ? [] : [{ key, value: rest.join(optionSeparator) }];
    });
    return { id: readId(id, LIMITS.idLength), options };
  });
  const found = variants.filter(({ id, options }) => id !== '' && options.length > 0);
  return found.length > 1 ? found : [];
}

/**
 * A product from what the server sent; null where it has no id. Pictures with an
 * address that no picture can have are left out, and so is a price below zero.
 */
export function toProduct(answer: unknown): Product | null {
  const fields = fieldsOf<ProductDto>(answer);
  const id = readId(fields.id, LIMITS.idLength);
  if (id === '') return null;
  const sent = readList(fields.attributes);
  const isVariant = (attribute: unknown): boolean =>
    fieldsOf<ProductAttributeDto>(attribute).key === VARIANT_ATTRIBUTE;
  const variants = toVariants(sent.filter(isVariant).slice(0, LIMITS.values));
  const attributes = sent
    .filter((attribute) => !isVariant(attribute))
    .slice(0, LIMITS.attributes)
    .map(toAttribute)
    .filter((attribute) => attribute.key !== '');
  const pictures = readList(fields.images)
    .slice(0, LIMITS.pictures)
    .map((image) => readPicture(fieldsOf<ProductImageDto>(image).url));
  const images = [readPicture(fields.imgUrl), ...pictures].filter((url) => url !== '');
  const regularPrice = readAmount(fields.regularPrice, LIMITS.price);
  const discountedPrice = readAmount(fields.discountedPrice, LIMITS.price);
  return {
    id,
    name: readShortText(fields.title, LIMITS.nameLength) || untitledProduct,
    description: readShortText(fields.description, LIMITS.descriptionLength),
    image: images[0] ?? '',
    images: [...new Set(images)].slice(0, LIMITS.pictures),
    category: readShortText(fields.category, LIMITS.nameLength),
    parentCategory: readShortText(fields.parentCategory, LIMITS.nameLength),
    price: discountedPrice ?? regularPrice ?? 0,
    originalPrice: discountedPrice === null ? null : regularPrice,
    featured: attributes.some(
      ({ key, values }) => key === 'featured' && values.some((value) => value.includes('true')),
    ),
    sizes: valuesOf(attributes, sizeKeys),
    colors: valuesOf(attributes, colorKeys),
    attributes,
    ...(variants.length > 0 && { variants }),
    createdAt: readDate(fields.createdAt),
  };
}

function readTotal(value: unknown): number | null {
  return readWhole(value, 0, LIMITS.listingTotal);
}

/** A page of the catalogue; the total is pagination.total, else count, else what there is. */
export function toProductPage(answer: unknown): ProductPage {
  const fields = fieldsOf<ProductListDto>(answer);
  const sent = readList(fields.data);
  const products = sent
    .slice(0, LIMITS.products)
    .map(toProduct)
    .filter((product) => product !== null);
  const { total } = fieldsOf<PaginationDto>(fields.pagination);
  const counted = sent.length > LIMITS.products ? sent.length : products.length;
  return { products, total: readTotal(total) ?? readTotal(fields.count) ?? counted };
}
