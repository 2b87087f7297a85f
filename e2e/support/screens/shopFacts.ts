/** What the screens need to know of the store: products, and the demo shopper's session and orders. */
import { API_BASE_PATH, DEMO_ACCOUNT, ORDER_STATUS } from '../../../sandbox/constants';
import type { CardProduct, CartLine } from '../../../src/api/models/types';
import { fieldsOf, listOf, textOf } from './untypedAnswers';

/** Products of the sandbox that stand for others: one without choices, one with sizes and colours. */
export const TOOL_ID = '7f3c9a52-claw-hammer';
export const CLOTHES_ID = '51d0e8b4-linen-kurta';
/** In this category is the tool. */
export const TOOL_CATEGORY = 'hand tools';

/** Facts of one running store. */
export interface ShopFacts {
  readonly token: string;
  /** Ids of the demo shopper's orders. */
  readonly pendingOrder: string;
  readonly deliveredOrder: string;
  readonly tool: CardProduct;
  readonly clothes: CardProduct;
  readonly products: readonly CardProduct[];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function toCard(value: unknown): CardProduct {
  const fields = fieldsOf(value);
  const valuesOf = (name: string) => {
    const found = listOf(fields['attributes']).find((entry) => fieldsOf(entry)['key'] === name);
    return listOf(fieldsOf(found)['value']).map(textOf);
  };
  const discounted = numberOf(fields['discountedPrice']);
  const regular = numberOf(fields['regularPrice']) ?? 0;
  return {
    id: textOf(fields['id']),
    name: textOf(fields['title']),
    image: textOf(fields['imgUrl']),
    category: textOf(fields['category']),
    price: discounted ?? regular,
    originalPrice: discounted === null ? null : regular,
    sizes: valuesOf('size'),
    colors: valuesOf('color'),
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
  const token = textOf(fieldsOf(session)['token']);
  const orders = listOf(await ask('/orders', { headers: { Authorization: `Bearer ${token}` } })).map(
    fieldsOf,
  );
  const orderIn = (status: number) => textOf(orders.find((order) => order['status'] === status)?.['id']);
  const products = listOf(fieldsOf(await ask('/products?limit=24'))['data']).map(toCard);
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
  };
}

/** A cart line of a product. */
export function lineOf({ id, name, image, price }: CardProduct, line: Partial<CartLine> = {}): CartLine {
  return { id, name, image, price, quantity: 1, selectedSize: '', selectedColor: '', ...line };
}
