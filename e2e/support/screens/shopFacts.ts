/** What the screens need to know of the store: products, and the demo shopper's session and orders. */
import { API_BASE_PATH, DEMO_ACCOUNT, ORDER_STATUS } from '../../../sandbox/constants';
import type { CardProduct, CartLine } from '../../../src/api/models/types';
import { VIEWED_KEY } from '../../../src/lib/constants';
import { fieldsOf, readList, readNumber, readText } from '../../../src/lib/untrusted';

/** Products of the sandbox that stand for others: one without choices, one with sizes and colours. */
export const TOOL_ID = '7f3c9a52-claw-hammer';
export const CLOTHES_ID = '51d0e8b4-linen-kurta';

/** Facts of one running store. */
export interface ShopFacts {
  readonly token: string;
  /** Ids of the demo shopper's orders. */
  readonly pendingOrder: string;
  readonly deliveredOrder: string;
  readonly tool: CardProduct;
  readonly clothes: CardProduct;
  readonly products: readonly CardProduct[];
  /** The products of those orders. */
  readonly ordered: readonly CardProduct[];
}

/** The fields of an answer, by any name. */
const open = fieldsOf<Readonly<Record<string, unknown>>>;

function toCard(value: unknown): CardProduct {
  const fields = open(value);
  const valuesOf = (name: string) => {
    const found = readList(fields['attributes']).find((entry) => open(entry)['key'] === name);
    return readList(open(found)['value']).map((value) => readText(value));
  };
  const discounted = readNumber(fields['discountedPrice']);
  const regular = readNumber(fields['regularPrice']) ?? 0;
  return {
    id: readText(fields['id']),
    name: readText(fields['title']),
    image: readText(fields['imgUrl']),
    category: readText(fields['category']),
    price: discounted ?? regular,
    originalPrice: discounted === null ? null : regular,
    sizes: valuesOf('size'),
    colors: valuesOf('colour'),
  };
}

/** Asks a sandbox for the facts. */
export async function readFacts(sandboxUrl: string): Promise<ShopFacts> {
  const api = `${sandboxUrl}${API_BASE_PATH}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${api}${path}`, init)).json();
  const { email, password } = DEMO_ACCOUNT;
  const session = await ask('/users/authorize', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = readText(open(session)['token']);
  const orders = readList(await ask('/orders', { headers: { Authorization: `Bearer ${token}` } })).map(open);
  const orderIn = (status: number) => readText(orders.find((order) => order['status'] === status)?.['id']);
  const pages = [await ask('/products?limit=100'), await ask('/products?limit=100&page=2')];
  const products = pages.flatMap((page) => readList(open(page)['data']).map(toCard));
  const names = orders.flatMap(({ items }) => readList(items).map((item) => open(item)['productTitle']));
  const productOf = (id: string) => {
    const found = products.find((product) => product.id === id);
    if (found === undefined) throw new Error(`The store has no product ${id}.`);
    return found;
  };
  return {
    token,
    pendingOrder: orderIn(ORDER_STATUS.pending),
    deliveredOrder: orderIn(ORDER_STATUS.delivered),
    tool: productOf(TOOL_ID),
    clothes: productOf(CLOTHES_ID),
    products,
    ordered: products.filter(({ name }) => names.includes(name)),
  };
}

/** What a device keeps that has viewed what its shopper ordered: the pictures of the orders' lines. */
export const viewedOrdered = ({ ordered }: ShopFacts) => ({
  [VIEWED_KEY]: { version: 1, products: ordered },
});

/** A cart line of a product. */
export function lineOf({ id, name, image, price }: CardProduct, line: Partial<CartLine> = {}): CartLine {
  return { id, name, image, price, quantity: 1, selectedSize: '', selectedColor: '', ...line };
}
