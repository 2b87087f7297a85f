import type { CartLine, Product, ProductAttribute } from '../../api/models/types';
import { DEFAULT_PAGE, ONE_SIZE, PRODUCT_ROW_LIMIT, SPECIFICATION_LIMIT } from '../../lib/constants';
import { specificationName } from '../../lib/facets';
import { joined } from '../../lib/strings';
import { onlyOption, type ProductChoice } from '../../lib/lineChoice';
import { pictureInColors } from '../../lib/pictures';
import type { ListingArg } from '../../lib/serverListing';
import { productTexts } from './catalogTexts';

function hasOnlyOneSize(sizes: readonly string[]): boolean {
  return sizes.length === 1 && sizes[0] === ONE_SIZE;
}

export function sizeHeading(product: Pick<Product, 'category' | 'description' | 'sizes'>): string {
  const category = product.category.toLowerCase();
  const isShoe =
    category.includes('footwear') ||
    category.includes('shoes') ||
    product.description.toLowerCase().includes('shoe');
  if (isShoe) return productTexts.shoeSize;
  return hasOnlyOneSize(product.sizes) ? productTexts.size : productTexts.clothingSize;
}

/** What is chosen: by the shopper, else that of the cart line, else what has no alternative. */
export function choiceOf(
  product: Pick<Product, 'sizes' | 'colors' | 'variants'>,
  chosen: Partial<ProductChoice>,
  line?: Pick<CartLine, 'selectedSize' | 'selectedColor'>,
): ProductChoice {
  // Otherwise the shopper is asked for a size, also for the only one.
  const isSizeKnown = product.variants !== undefined || hasOnlyOneSize(product.sizes);
  return {
    size: chosen.size ?? line?.selectedSize ?? (isSizeKnown ? onlyOption(product.sizes) : ''),
    color: chosen.color ?? line?.selectedColor ?? onlyOption(product.colors),
    quantity: chosen.quantity ?? 1,
  };
}

/** The product as its cart line shows it: with the picture of the chosen colour, where it has one. */
export function inColor(product: Product, color: string): Product {
  return { ...product, image: pictureInColors(product, [color]) };
}

/** The list of products like one of a category: one more than are shown, as the product itself may be among them. */
export function similarArg(category: string): ListingArg {
  return { page: DEFAULT_PAGE, limit: PRODUCT_ROW_LIMIT + 1, category: category.toLowerCase() };
}

function toSpecification({ key, values, unit }: ProductAttribute) {
  return {
    name: specificationName(key),
    value: joined([values.join(', '), unit ?? ''], ' '),
  };
}

export function specificationsOf(attributes: readonly ProductAttribute[]) {
  return attributes
    .filter(({ key }) => !key.toLowerCase().includes('phone'))
    .slice(0, SPECIFICATION_LIMIT)
    .map(toSpecification);
}

const dimensionName =
  /\b(?:lengths?|widths?|heights?|depths?|weight|diameter|thickness|circumference|volume|dimensions?)\b/i;

/** Those of a product's specifications that say how large or heavy it is, such as `head_weight`. */
export function dimensionsOf(attributes: readonly ProductAttribute[]) {
  return attributes.map(toSpecification).filter(({ name }) => dimensionName.test(name));
}
