import { safePictureUrl } from '../../lib/safeUrl';
import { fieldsOf, isRecord, readList, readNumber, readText, readTexts } from '../../lib/untrusted';
import type { Product, ProductAttribute, ProductPage } from './types';
import type { ProductAttributeDto, ProductDto, ProductImageDto, ProductListDto } from './wire';

/** The name of a product whose title is missing. */
const untitled = 'Untitled product';

const sizeKeys = new Set(['size', 'sizes']);
const colorKeys = new Set(['color', 'colour', 'colors']);
const featuredKey = 'featured';

function isAttribute(value: unknown): value is ProductAttributeDto {
  return isRecord(value);
}

function isImage(value: unknown): value is ProductImageDto {
  return isRecord(value);
}

function isProduct(value: unknown): value is ProductDto {
  return isRecord(value);
}

function toAttribute(dto: ProductAttributeDto): ProductAttribute {
  const fields = fieldsOf(dto);
  const unit = readText(fields.metricUnit);
  return { key: readText(fields.key), values: readTexts(fields.value), unit: unit === '' ? null : unit };
}

function valuesOf(attributes: readonly ProductAttribute[], keys: ReadonlySet<string>): readonly string[] {
  const values = attributes
    .filter((attribute) => keys.has(attribute.key.toLowerCase()))
    .flatMap((attribute) => attribute.values);
  return [...new Set(values)];
}

/**
 * A product from what the server sent (specification, section 3); null where it has no id. Pictures with an
 * address that no picture can have are left out.
 */
export function toProduct(dto: ProductDto): Product | null {
  const fields = fieldsOf(dto);
  const id = readText(fields.id);
  if (id === '') return null;
  const attributes = readList(fields.attributes)
    .filter(isAttribute)
    .map(toAttribute)
    .filter((attribute) => attribute.key !== '');
  const pictures = readList(fields.images)
    .filter(isImage)
    .map((image) => safePictureUrl(readText(fieldsOf(image).url)));
  const images = [safePictureUrl(readText(fields.imgUrl)), ...pictures].filter((url) => url !== '');
  const regularPrice = readNumber(fields.regularPrice);
  const discountedPrice = readNumber(fields.discountedPrice);
  return {
    id,
    name: readText(fields.title).trim() || untitled,
    description: readText(fields.description),
    image: images[0] ?? '',
    images: [...new Set(images)],
    category: readText(fields.category),
    parentCategory: readText(fields.parentCategory),
    price: discountedPrice ?? regularPrice ?? 0,
    originalPrice: discountedPrice === null ? null : regularPrice,
    featured: attributes.some(
      (attribute) =>
        attribute.key === featuredKey && attribute.values.some((value) => value.includes('true')),
    ),
    sizes: valuesOf(attributes, sizeKeys),
    colors: valuesOf(attributes, colorKeys),
    attributes,
  };
}

/** A page of the catalogue; the total is pagination.total, else count (ruling 5), else what there is. */
export function toProductPage(dto: ProductListDto): ProductPage {
  const fields = fieldsOf(dto);
  const products = readList(fields.data)
    .filter(isProduct)
    .map(toProduct)
    .filter((product) => product !== null);
  const pagination = isRecord(fields.pagination) ? fields.pagination : {};
  const total = readNumber(pagination['total']) ?? readNumber(fields.count) ?? products.length;
  return { products, total: Math.max(0, Math.floor(total)) };
}
