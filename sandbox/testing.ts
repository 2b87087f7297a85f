/** What the sandbox's own tests share: a small catalogue, and a caller that speaks plain HTTP. */
import { API_BASE_PATH, DEMO_ACCOUNT, PAYMENT_METHOD } from './constants';
import { startSandbox, type Sandbox, type SandboxOptions } from './server';
import { IN_MEMORY } from './sqliteFile';
import type { Catalogue } from './storeCatalogue';
import type { ProductDto, ShippingAddressDto } from './wire';

/** Password hashing is slow on purpose, and the machine may be busy: in ms. */
jest.setTimeout(30_000);

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

/** A catalogue small enough to know by heart. */
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

/** Where test orders go. */
export const SHIPPING: ShippingAddressDto = {
  fullName: 'Asha Verma',
  address: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919812345678',
};

/** Starts a sandbox on any port, with data in memory and the small catalogue unless told otherwise. */
export const startTestSandbox = (options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  startSandbox({ port: 0, dataFile: IN_MEMORY, quiet: true, catalogue: SMALL_CATALOGUE, ...options });

/** An answer over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** How a call of the API differs from a plain GET. */
export interface CallOptions {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes a sandbox, returns a function that calls its API and reads the JSON answer. */
export const callerOf =
  (sandbox: Sandbox) =>
  async (path: string, { method, json, token, headers = {} }: CallOptions = {}): Promise<Reply> => {
    const response = await fetch(`${sandbox.url}${API_BASE_PATH}${path}`, {
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

/** Takes a JSON value and the way to a text inside it. Throws when there is no text. */
export const textAt = (value: unknown, ...way: readonly string[]): string => {
  let found: unknown = value;
  for (const step of way) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === step)?.[1]
        : undefined;
  }
  if (typeof found !== 'string')
    throw new TypeError(`There is no text at ${way.join('.')} in ${JSON.stringify(value)}.`);
  return found;
};

/** Takes a caller and an account, returns a fresh bearer token. */
export const signIn = async (
  call: Caller,
  { email, password }: { readonly email: string; readonly password: string } = DEMO_ACCOUNT,
): Promise<string> => textAt((await call('/users/authorize', { json: { email, password } })).body, 'token');

/** Creates an account of this email address, returns its bearer token. */
export const signUp = async (call: Caller, email: string): Promise<string> => {
  const password = 'correct-horse';
  await call('/users/register', { json: { email, password, firstName: 'Ravi', lastName: 'Nair' } });
  return signIn(call, { email, password });
};

/** Places an order for two hammers (₹1,999.00), returns its number. */
export const placeOrder = async (call: Caller, token: string): Promise<string> =>
  textAt(
    (await call('/orders', { token, json: { products: { hammer: 2 }, shippingAddress: SHIPPING } })).body,
    'id',
  );

/** A payment form that is filled in well. */
export const PAYMENT_FIELDS = { method: PAYMENT_METHOD.card, phone: '+919812345678' } as const;

/** Matches an object with at least these entries; as `unknown`, which is what a JSON body is compared with. */
export const objectLike = (entries: Readonly<Record<string, unknown>>): unknown =>
  expect.objectContaining(entries);

/** Matches a text that contains this text or fits this pattern. */
export const textLike = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
