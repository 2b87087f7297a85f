/** The data of a new store: the demo account and one order of it in each status. */
import { DEMO_ACCOUNT, ORDER_STATUS } from './constants';
import type { StoreDatabase } from './database';
import type { OrderLine } from './orderTable';
import { hashPasswordSync, newAccountId } from './secrets';
import { priceOf, type Catalogue } from './storeCatalogue';
import type { ShippingAddressDto } from '../apiServer/wire';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const HOME_ADDRESS: ShippingAddressDto = {
  fullName: `${DEMO_ACCOUNT.firstName} ${DEMO_ACCOUNT.lastName}`,
  address: '7 Lake View Road, Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411038',
  phone: '+919812345678',
};

const WORK_ADDRESS: ShippingAddressDto = {
  ...HOME_ADDRESS,
  address: 'Unit 12, Bhosari Industrial Estate',
  postalCode: '411026',
};

/** Oldest first, so that order numbers rise with time. Each quantity is of another product. */
const DEMO_ORDERS = [
  { status: ORDER_STATUS.cancelled, daysAgo: 62, shipping: WORK_ADDRESS, quantities: [1] },
  { status: ORDER_STATUS.delivered, daysAgo: 34, shipping: HOME_ADDRESS, quantities: [2, 1] },
  { status: ORDER_STATUS.shipped, daysAgo: 6, shipping: WORK_ADDRESS, quantities: [1, 4, 1] },
  { status: ORDER_STATUS.processing, daysAgo: 2, shipping: HOME_ADDRESS, quantities: [1, 1] },
  { status: ORDER_STATUS.pending, daysAgo: 0.1, shipping: HOME_ADDRESS, quantities: [1, 2] },
] as const;

/** Fills a new store. Takes its catalogue and the time (ms since 1970). Blocks while it hashes the password. */
export const seed = (db: StoreDatabase, { products }: Catalogue, now: number): void => {
  const id = newAccountId();
  const { email, firstName, lastName, createdAt } = DEMO_ACCOUNT;
  db.accounts.add({
    id,
    email,
    firstName,
    lastName,
    createdAt,
    passwordHash: hashPasswordSync(DEMO_ACCOUNT.password),
  });
  if (products.length === 0) return;
  const lineCount = DEMO_ORDERS.reduce((sum, order) => sum + order.quantities.length, 0);
  const stride = Math.max(1, Math.floor(products.length / lineCount));
  let next = 0;
  for (const { status, daysAgo, shipping, quantities } of DEMO_ORDERS) {
    const lines = quantities.flatMap((quantity): OrderLine[] => {
      const product = products[(next * stride) % products.length];
      next += 1;
      if (product === undefined) return [];
      return [{ productId: product.id, title: product.title, quantity, unitPaise: priceOf(product) }];
    });
    const placed = new Date(now - daysAgo * MS_PER_DAY).toISOString();
    db.orders.add({ accountId: id, status, createdAt: placed, shipping, lines });
  }
};
