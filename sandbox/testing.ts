/** Shared by the sandbox's own tests: a small catalogue, and functions that call the API over HTTP. */
import { API_BASE_PATH, DEMO_ACCOUNT, PAYMENT_METHOD } from './constants';
import { startSandbox, type Sandbox, type SandboxOptions } from './server';
import { IN_MEMORY } from './sqliteFile';
import type { Catalogue } from './storeCatalogue';
import type { ProductDto, ShippingAddressDto } from '../apiServer/wire';

const product = (id: string, category: string, more: Partial<ProductDto> = {}): ProductDto => ({
  id,
  title: `The ${id}`,
  description: '',
  category,
  imgUrl: `/pictures/${id}-1.svg`,
  images: [{ url: `/pictures/${id}-1.svg` }],
  regularPrice: 100,
  createdAt: '2026-02-10T08:00:00.000Z',
  ...more,
});

/** A small catalogue. */
export const SMALL_CATALOGUE: Catalogue = {
  products: [
    product('hammer', 'Hand Tools', {
      parentCategory: 'Hammers',
      regularPrice: 1299,
      discountedPrice: 999.5,
      attributes: [{ key: 'Featured', value: ['true'] }],
    }),
    product('chisel', 'Hand Tools', {
      parentCategory: 'Chisels',
      attributes: [{ key: 'featured', value: ['false'] }],
    }),
    product('kurta', 'Men', { parentCategory: 'Kurtas' }),
    product('jacket', 'Men', { parentCategory: 'Jackets' }),
    product('saree', 'Women', { parentCategory: 'Sarees' }),
    product('belt', 'Accessories', {
      parentCategory: 'Belts',
      attributes: [{ key: 'gender', value: ['Men'] }],
    }),
    product('scarf', 'Accessories', {
      parentCategory: 'Scarves',
      attributes: [{ key: 'gender', value: ['Women'] }],
    }),
  ],
  storeInfo: {
    storeName: 'Loom & "Lathe" <b>',
    categories: ['Hand Tools', 'Men', 'Women', 'Accessories'],
    companyLogoUrl: '/pictures/logo.svg',
    categoryImages: { default: '/pictures/category/default.svg' },
  },
};

/** The address of test orders. */
export const SHIPPING: ShippingAddressDto = {
  fullName: 'Asha Verma',
  address: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919812345678',
};

/** Starts a sandbox on a free port, with data in memory and the small catalogue unless given others. */
export const startTestSandbox = (options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  startSandbox({ port: 0, dataFile: IN_MEMORY, quiet: true, catalogue: SMALL_CATALOGUE, ...options });

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The parts of a call that differ from a plain GET. */
export interface CallOptions {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a function that calls the API of a server and parses the JSON answer. */
export const callerOf =
  (server: Pick<Sandbox, 'url'>) =>
  async (path: string, { method, json, token, headers = {} }: CallOptions = {}): Promise<Reply> => {
    const response = await fetch(`${server.url}${API_BASE_PATH}${path}`, {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };

/** A caller made by `callerOf`. */
export type Caller = ReturnType<typeof callerOf>;

/** The text at a path inside a JSON value. Throws where there is none. */
export const textAt = (value: unknown, ...path: readonly string[]): string => {
  let found: unknown = value;
  for (const step of path) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === step)?.[1]
        : undefined;
  }
  if (typeof found !== 'string')
    throw new TypeError(`There is no text at ${path.join('.')} in ${JSON.stringify(value)}.`);
  return found;
};

/** Signs in and returns a new bearer token. */
export const signIn = async (
  call: Caller,
  { email, password }: { readonly email: string; readonly password: string } = DEMO_ACCOUNT,
): Promise<string> => textAt((await call('/users/authorize', { json: { email, password } })).body, 'token');

/** The password of new accounts in tests. */
export const NEW_PASSWORD = 'correct-horse';

/** Creates an account and returns its bearer token. */
export const signUp = async (call: Caller, email: string): Promise<string> => {
  const password = NEW_PASSWORD;
  await call('/users/register', { json: { email, password, firstName: 'Ravi', lastName: 'Nair' } });
  return signIn(call, { email, password });
};

/** Orders two hammers (₹1,999.00) and returns the order's id. */
export const placeOrder = async (call: Caller, token: string): Promise<string> =>
  textAt(
    (await call('/orders', { token, json: { products: { hammer: 2 }, shippingAddress: SHIPPING } })).body,
    'id',
  );

/** Valid values of the payment form. */
export const PAYMENT_FIELDS = { method: PAYMENT_METHOD.card, phone: '+919812345678' } as const;

/** expect.objectContaining, typed as `unknown` for comparison with a JSON body. */
export const objectLike = (entries: Readonly<Record<string, unknown>>): unknown =>
  expect.objectContaining(entries);

/** Matches a text that contains a text or matches a pattern. */
export const textLike = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
