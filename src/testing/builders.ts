import type {
  OrderDto,
  PaymentFieldDto,
  ProductDto,
  ShippingAddressDto,
  StoreInfoDto,
} from '../api/generated/endpoints';
import { toOrder } from '../api/models/order';
import { toProduct } from '../api/models/product';
import type { CartLine, Order, Product } from '../api/models/types';

/** Server answers for tests, valid by the OpenAPI description (builders.test.ts checks it), and models. */

/** A product on sale with several sizes and colours. */
export function buildProduct(changes: Partial<ProductDto> = {}): ProductDto {
  return {
    id: '51d0e8b4-linen-kurta',
    title: 'Handloom Linen Kurta',
    description: 'Straight cut, side slits, coconut-shell buttons.',
    imgUrl: 'http://localhost:8044/pictures/linen-kurta-1.svg',
    category: 'Men',
    parentCategory: 'Kurtas',
    regularPrice: 2499,
    discountedPrice: 1999,
    createdAt: '2026-03-02T08:00:00.000Z',
    images: [{ url: 'http://localhost:8044/pictures/linen-kurta-1.svg' }],
    attributes: [
      { id: 'b1', key: 'size', value: ['S', 'M', 'L'] },
      { id: 'b2', key: 'color', value: ['Indigo', 'Ivory'] },
      { id: 'b3', key: 'fabric_weight', value: ['180'], metricUnit: 'g' },
    ],
    ...changes,
  };
}

/** The same product as screens get it. */
export function buildProductModel(changes: Partial<Product> = {}): Product {
  const product = toProduct(buildProduct());
  if (product === null) throw new Error('The built answer is no product.');
  return { ...product, ...changes };
}

/** A pending order. */
export function buildOrder(changes: Partial<OrderDto> = {}): OrderDto {
  const { address, city, state, postalCode } = buildAddress();
  return {
    id: 'ORD-2026-000042',
    status: 0,
    createdAt: '2026-11-02T10:15:00.000Z',
    items: [
      { id: 1, productTitle: 'Forged Claw Hammer 450 g', quantity: 2, price: '999.00' },
      { id: 2, productTitle: 'Handloom Linen Kurta', quantity: 1, price: 1999 },
    ],
    shippingAddress: { address, city, state, postalCode },
    ...changes,
  };
}

/** The same order as screens get it. */
export function buildOrderModel(changes: Partial<Order> = {}): Order {
  const order = toOrder(buildOrder());
  if (order === null) throw new Error('The built answer is no order.');
  return { ...order, ...changes };
}

/** A store with three categories. */
export function buildStoreInfo(changes: Partial<StoreInfoDto> = {}): StoreInfoDto {
  return {
    storeName: 'Loom & Lathe',
    companyName: 'Loom & Lathe Trading Pvt. Ltd.',
    companyAddress: '14 Mill Road, Bengaluru 560058',
    companyEmail: 'care@loomandlathe.example',
    companyPhone: '+918041234567',
    companyLogoUrl: 'http://localhost:8044/pictures/logo.svg',
    description: 'Hand tools and clothes.',
    categories: ['Hand Tools', 'Men', 'Women'],
    categoryImages: { default: 'http://localhost:8044/pictures/category/default.svg' },
    policies: {},
    ...changes,
  };
}

/** A required text field of a payment form. */
export function buildPaymentField(changes: Partial<PaymentFieldDto> = {}): PaymentFieldDto {
  return { name: 'holder', label: 'Name on the card', type: 'text', rules: { required: true }, ...changes };
}

/** The shipping address of a new order. */
export function buildAddress(changes: Partial<ShippingAddressDto> = {}): ShippingAddressDto {
  return {
    fullName: 'Asha Verma',
    address: '7 Lake View Road',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    phone: '+919812345678',
    ...changes,
  };
}

/** A line of the cart. */
export function buildCartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    id: '51d0e8b4-linen-kurta',
    name: 'Handloom Linen Kurta',
    image: 'http://localhost:8044/pictures/linen-kurta-1.svg',
    price: 1999,
    quantity: 1,
    selectedSize: 'M',
    selectedColor: 'Indigo',
    ...changes,
  };
}

/** A line of a product without sizes and colours. */
export function buildToolLine(changes: Partial<CartLine> = {}): CartLine {
  return buildCartLine({
    id: '7f3c9a52-claw-hammer',
    name: 'Forged Claw Hammer 450 g',
    price: 999,
    selectedSize: '',
    selectedColor: '',
    ...changes,
  });
}
