/** The operations of the description [7.calls]. */
import { MAX_QUANTITY, ORDER_STATUS, TOKEN_LIFETIME_MS } from './constants';
import { requireAccount } from '../apiServer/apiContract';
import { HttpError } from '../apiServer/errors';
import { listProducts, withoutFeatured } from './listing';
import { toRupees } from './money';
import type { OrderLine, StoredOrder } from './orderTable';
import { paymentFields } from './paymentForm';
import { withPictures, withStorePictures } from './pictureAddresses';
import { hashPassword, hashToken, newAccountId, newToken, verifyPassword } from './secrets';
import { priceOf } from './storeCatalogue';
import { createSubmitPayment } from './submitPayment';
import type { OrderDto, ShippingAddressDto } from '../apiServer/wire';
import type { Handlers, OperationDependencies } from './operationDependencies';

const DEFAULT_PAGE = 1;
const DEFAULT_LIMIT = 12;
const MIN_NAME_LENGTH = 2;
const BASIC_EMAIL = /^\S+@\S+\.\S+$/;

const SHIPPING_LABEL: Readonly<Record<keyof ShippingAddressDto, string>> = {
  fullName: 'full name',
  address: 'address',
  city: 'city',
  state: 'state',
  postalCode: 'postal code',
  phone: 'phone number',
};

const toOrderDto = (order: StoredOrder): OrderDto => ({
  id: order.id,
  status: order.status,
  createdAt: order.createdAt,
  items: order.lines.map((line, index) => ({
    id: index + 1,
    productTitle: line.title,
    quantity: line.quantity,
    price: toRupees(line.unitPaise),
  })),
  shippingAddress: {
    address: order.shipping.address,
    city: order.shipping.city,
    state: order.shipping.state,
    postalCode: order.shipping.postalCode,
  },
});

/** The digits of an Indian phone number without its country code or leading zero; '' for any other text. */
const phoneDigits = (text: string): string => {
  if (!/^[\d\s+().-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(0091|91|0)(?=\d{10}$)/, '') : digits;
};

const isContactOf = (contactInfo: string, email: string, phone: string): boolean => {
  const contact = contactInfo.trim();
  if (contact.toLowerCase() === email.toLowerCase()) return true;
  const digits = phoneDigits(contact);
  return digits !== '' && digits === phoneDigits(phone);
};

const trimShipping = (shipping: ShippingAddressDto): ShippingAddressDto => {
  const trimmed: ShippingAddressDto = {
    fullName: shipping.fullName.trim(),
    address: shipping.address.trim(),
    city: shipping.city.trim(),
    state: shipping.state.trim(),
    postalCode: shipping.postalCode.trim(),
    phone: shipping.phone.trim(),
  };
  const blank = Object.entries(trimmed).find(([, value]) => value === '');
  if (blank !== undefined) {
    const label = Object.entries(SHIPPING_LABEL).find(([name]) => name === blank[0])?.[1];
    throw new HttpError(422, `The ${label ?? blank[0]} of the shipping address is missing.`);
  }
  return trimmed;
};

/** Returns one handler for each operation. */
export const createOperations = (dependencies: OperationDependencies): Handlers => {
  const { db, catalogue, now } = dependencies;
  const productsById = new Map(catalogue.products.map((product) => [product.id, product]));
  const isoNow = (): string => new Date(now()).toISOString();

  const authorizeUser: Handlers['authorizeUser'] = async ({ body }) => {
    const { email, password } = body;
    const account = db.accounts.byEmail(email.trim().toLowerCase());
    const isCorrect = await verifyPassword(password, account?.passwordHash ?? null);
    if (account === null || !isCorrect)
      throw new HttpError(401, 'The email address or the password is wrong.');
    const token = newToken();
    db.accounts.addToken(hashToken(token), account.id, now() + TOKEN_LIFETIME_MS, now());
    return { token };
  };

  const registerUser: Handlers['registerUser'] = async ({ body }) => {
    const { password } = body;
    const email = body.email.trim().toLowerCase();
    const firstName = body.firstName.trim();
    const lastName = body.lastName.trim();
    if (!BASIC_EMAIL.test(email)) throw new HttpError(422, 'This email address is not valid.');
    if (firstName.length < MIN_NAME_LENGTH || lastName.length < MIN_NAME_LENGTH) {
      throw new HttpError(422, `First and last name must have at least ${MIN_NAME_LENGTH} characters.`);
    }
    const id = newAccountId();
    const passwordHash = await hashPassword(password);
    if (!db.accounts.add({ id, email, passwordHash, firstName, lastName, createdAt: isoNow() })) {
      throw new HttpError(409, 'An account with this email address exists already.');
    }
    return { id, email };
  };

  const getAccountInfo: Handlers['getAccountInfo'] = (_request, context) => {
    const { firstName, lastName, email, createdAt } = requireAccount(context);
    return { data: { firstName, lastName, email, createdAt } };
  };

  const getStoreInfo: Handlers['getStoreInfo'] = (_request, context) =>
    withStorePictures(catalogue.storeInfo, context.ownOrigin);

  const listing: Handlers['listProducts'] = ({ query }, context) => {
    const page = listProducts(catalogue.products, {
      ...query,
      page: query.page ?? DEFAULT_PAGE,
      limit: query.limit ?? DEFAULT_LIMIT,
    });
    return { ...page, data: page.data.map((product) => withPictures(product, context.ownOrigin)) };
  };

  const getProduct: Handlers['getProduct'] = ({ params }, context) => {
    const product = productsById.get(params.id);
    if (product === undefined) throw new HttpError(404, 'There is no product with this id.');
    return withPictures(withoutFeatured(product), context.ownOrigin);
  };

  const listOrders: Handlers['listOrders'] = (_request, context) =>
    db.orders.ofAccount(requireAccount(context).id).map(toOrderDto);

  const trackOrder: Handlers['trackOrder'] = ({ params, query }) => {
    const found = db.orders.byId(params.orderId.trim().toUpperCase());
    if (found === null || !isContactOf(query.contactInfo, found.email, found.order.shipping.phone)) {
      throw new HttpError(404, 'Order not found or access denied');
    }
    return toOrderDto(found.order);
  };

  const toLine = ([productId, quantity]: readonly [string, number]): OrderLine => {
    const product = productsById.get(productId);
    if (product === undefined) throw new HttpError(422, 'A product in this order is no longer sold.');
    if (quantity > MAX_QUANTITY) {
      throw new HttpError(
        422,
        `We cannot send more than ${MAX_QUANTITY} pieces of ${product.title} at once.`,
      );
    }
    return { productId, title: product.title, quantity, unitPaise: priceOf(product) };
  };

  const createOrder: Handlers['createOrder'] = ({ body }, context) => {
    const account = requireAccount(context);
    const lines = Object.entries(body.products).map(toLine);
    const shipping = trimShipping(body.shippingAddress);
    const id = db.orders.add({
      accountId: account.id,
      status: ORDER_STATUS.pending,
      createdAt: isoNow(),
      shipping,
      lines,
    });
    return { id };
  };

  const getPaymentFields: Handlers['getPaymentFields'] = (_request, context) => ({
    fields: paymentFields(requireAccount(context).email),
  });

  return {
    authorizeUser,
    registerUser,
    getAccountInfo,
    getStoreInfo,
    listProducts: listing,
    getProduct,
    listOrders,
    trackOrder,
    createOrder,
    getPaymentFields,
    submitPayment: createSubmitPayment(dependencies),
  };
};
