import { toRupees } from '../../apiServer/money';
import { LISTING_DEFAULTS, productNotFound } from '../../apiServer/orders';
import type { ProductDto } from '../../apiServer/wire';
import { VARIANT_ATTRIBUTE } from '../../src/lib/constants';
import { MAX_INT } from '../engineClient';
import type { Fields } from '../fields';
import { toPlainText } from '../plainText';
import type { GatewayParts, Handlers } from './types';

const FIELDS = `
  id familyTitle description category parentCategory gender featured regularPrice discountedPrice createdAt images
  attributes { key value metricUnit }
  options { key value }
  siblings { id inStock options { key value } }`;

const LISTING = `query ($input: ShopProductsInput!) { shopProducts(input: $input) { total items { ${FIELDS} } } }`;
const PRODUCT = `query ($id: String!) { shopProduct(id: $id) { ${FIELDS} } }`;

type Attribute = NonNullable<ProductDto['attributes']>[number];

const toAttribute = (attribute: Fields): Attribute => ({
  key: attribute.text('key'),
  value: attribute.texts('value'),
  ...(attribute.has('metricUnit') && { metricUnit: attribute.text('metricUnit') }),
});

/** The products of a family, this one too: the id is the product's, the values are what it is, such as 'size: M'. */
const variantsOf = (product: Fields): Attribute[] =>
  product
    .children('siblings')
    .filter((sibling) => sibling.flag('inStock') || sibling.text('id') === product.text('id'))
    .map((sibling) => ({
      id: sibling.text('id'),
      key: VARIANT_ATTRIBUTE,
      value: sibling.children('options').map((option) => `${option.text('key')}: ${option.text('value')}`),
    }));

const toProductDto = (product: Fields): ProductDto => {
  const images = product.texts('images');
  return {
    id: product.text('id'),
    title: product.text('familyTitle'),
    description: toPlainText(product.text('description')),
    category: product.text('category'),
    parentCategory: product.text('parentCategory'),
    regularPrice: toRupees(product.number('regularPrice')),
    ...(product.has('discountedPrice') && { discountedPrice: toRupees(product.number('discountedPrice')) }),
    createdAt: product.text('createdAt'),
    ...(images[0] !== undefined && { imgUrl: images[0] }),
    images: images.map((url) => ({ url })),
    attributes: [
      ...product
        .children('options')
        .map((option) => ({ key: option.text('key'), value: [option.text('value')] })),
      ...product.children('attributes').map(toAttribute),
      ...(product.has('gender') ? [{ key: 'gender', value: [product.text('gender')] }] : []),
      ...variantsOf(product),
    ],
  };
};

/** As a listing has it: the product page would show `featured` among the specifications. */
const toListedDto = (product: Fields): ProductDto => {
  const dto = toProductDto(product);
  if (!product.flag('featured')) return dto;
  return { ...dto, attributes: [...(dto.attributes ?? []), { key: 'featured', value: ['true'] }] };
};

/** The handlers of listProducts and getProduct. */
export const createProductHandlers = ({
  engine,
}: Pick<GatewayParts, 'engine'>): Pick<Handlers, 'listProducts' | 'getProduct'> => ({
  listProducts: async ({ query }) => {
    const { category, parentCategory, gender, featured } = query;
    const { page = LISTING_DEFAULTS.page, limit = LISTING_DEFAULTS.limit } = query;
    const words = (query.filter ?? '').split(',').filter((word) => word.trim() !== '');
    const filter = words.length === 0 ? undefined : words;
    const { data } = await engine({
      api: 'shop-api',
      name: 'shopProducts',
      query: LISTING,
      variables: {
        input: { page: Math.min(page, MAX_INT), limit, category, parentCategory, gender, filter, featured },
      },
    });
    const found = data.child('shopProducts');
    return {
      data: found.children('items').map(toListedDto),
      pagination: { total: found.number('total'), page, limit },
    };
  },
  getProduct: async ({ params: { id } }) => {
    const { data } = await engine({
      api: 'shop-api',
      name: 'shopProduct',
      query: PRODUCT,
      variables: { id },
    });
    if (!data.has('shopProduct')) throw productNotFound();
    return toProductDto(data.child('shopProduct'));
  },
});
