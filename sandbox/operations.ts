/** The operations of the description [7.calls]. */
import { MAX_QUANTITY, ORDER_STATUS, TOKEN_LIFETIME_MS } from './constants';
import { requireAccount } from '../apiServer/apiContract';
import { paymentFields } from '../apiServer/bank/paymentForm';
import { toRupees } from '../apiServer/money';
import {
  accountExists,
  isContactOf,
  LISTING_DEFAULTS,
  notSold,
  orderNotFound,
  productNotFound,
  readRegistration,
  toOrderId,
  tooMany,
  trimShipping,
  wrongPassword,
} from '../apiServer/orders';
import { listProducts, withoutFeatured } from './listing';
import type { OrderLine, StoredOrder } from './orderTable';
import { withPictures, withStorePictures } from './pictureAddresses';
import { hashPassword, hashToken, newAccountId, newToken, verifyPassword } from './secrets';
import { priceOf } from './storeCatalogue';
import { createSubmitPayment } from './submitPayment';
import type { OrderDto } from '../apiServer/wire';
import type { Handlers, OperationDependencies } from './operationDependencies';

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

/** Returns one handler for each operation. */
export const createOperations = (dependencies: OperationDependencies): Handlers => {
  const { db, catalogue, now } = dependencies;
  const productsById = new Map(catalogue.products.map((product) => [product.id, product]));
  const isoNow = (): string => new Date(now()).toISOString();

  const authorizeUser: Handlers['authorizeUser'] = async ({ body }) => {
    const { email, password } = body;
    const account = db.accounts.byEmail(email.trim().toLowerCase());
    const isCorrect = await verifyPassword(password, account?.passwordHash ?? null);
    if (account === null || !isCorrect) throw wrongPassword();
    const token = newToken();
    db.accounts.addToken(hashToken(token), account.id, now() + TOKEN_LIFETIME_MS, now());
    return { token };
  };

  const registerUser: Handlers['registerUser'] = async ({ body }) => {
    const { email, password, firstName, lastName } = readRegistration(body);
    const id = newAccountId();
    const passwordHash = await hashPassword(password);
    if (!db.accounts.add({ id, email, passwordHash, firstName, lastName, createdAt: isoNow() })) {
      throw accountExists();
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
      page: query.page ?? LISTING_DEFAULTS.page,
      limit: query.limit ?? LISTING_DEFAULTS.limit,
    });
    return { ...page, data: page.data.map((product) => withPictures(product, context.ownOrigin)) };
  };

  const getProduct: Handlers['getProduct'] = ({ params }, context) => {
    const product = productsById.get(params.id);
    if (product === undefined) throw productNotFound();
    return withPictures(withoutFeatured(product), context.ownOrigin);
  };

  const listOrders: Handlers['listOrders'] = (_request, context) =>
    db.orders.ofAccount(requireAccount(context).id).map(toOrderDto);

  const trackOrder: Handlers['trackOrder'] = ({ params, query }) => {
    const found = db.orders.byId(toOrderId(params.orderId));
    if (found === null || !isContactOf(query.contactInfo, found.email, found.order.shipping.phone)) {
      throw orderNotFound();
    }
    return toOrderDto(found.order);
  };

  const toLine = ([productId, quantity]: readonly [string, number]): OrderLine => {
    const product = productsById.get(productId);
    if (product === undefined) throw notSold();
    if (quantity > MAX_QUANTITY) {
      throw tooMany(MAX_QUANTITY, product.title);
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
