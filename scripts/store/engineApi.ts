/** Calls of the engine's API, as the gateway makes them. */
import { SHIPPING } from '../../sandbox/testing';
import { isRecord } from '../../src/lib/untrusted';
import { passwordOf } from './engineProgram';

const TIMEOUT_MS = 60_000;

/** What a call is refused with. */
export interface CallError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly available?: number };
}

interface Answer<Data> {
  readonly data: Data | null;
  readonly errors: readonly CallError[];
  /** The session's token, where the call made one. */
  readonly token: string | null;
}

function isReply<Data>(reply: unknown): reply is { data?: Data | null; errors?: CallError[] } {
  return isRecord(reply);
}

/** Calls an API such as `shop-api` of the engine on a port. Rejects where it does not answer. */
export async function call<Data>(
  port: number,
  api: 'shop-api' | 'admin-api',
  query: string,
  variables: object,
  token = '',
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Answer<Data>> {
  const response = await fetch(`http://127.0.0.1:${port}/${api}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  const reply: unknown = await response.json();
  if (!isReply<Data>(reply)) throw new Error('The engine answered with no object.');
  const { data = null, errors = [] } = reply;
  return { data, errors, token: response.headers.get('vendure-auth-token') };
}

/** Registers a shopper and signs in; the token of the session. */
export async function newShopper(port: number, email: string): Promise<string> {
  const password = 'a-good-password';
  const input = { email, password, firstName: 'Asha', lastName: 'Verma' };
  await call(
    port,
    'shop-api',
    'mutation ($input: RegisterShopperInput!) { registerShopper(input: $input) { id } }',
    { input },
  );
  return await signIn(port, 'shop-api', email, password);
}

/** Signs in; the token of the session. Rejects where that is refused. */
export async function signIn(
  port: number,
  api: 'shop-api' | 'admin-api',
  username: string,
  password: string,
): Promise<string> {
  const query =
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';
  const { token, errors } = await call(port, api, query, { username, password });
  if (token === null) throw new Error(`${username} cannot sign in: ${errors[0]?.message ?? 'no token'}`);
  return token;
}

/** Ends the session of a token. */
export async function signOut(port: number, token: string): Promise<void> {
  await call(port, 'shop-api', 'mutation { logout { success } }', {}, token);
}

/** Why a shopper's orders are refused to a session; undefined where they are not. */
export async function ordersRefusal(port: number, token: string): Promise<string | undefined> {
  const { errors } = await call(port, 'shop-api', '{ shopOrders { id } }', {}, token);
  return errors[0]?.extensions?.code;
}

/** Signs in with an account of the engine's own file of secrets. */
export async function signInToAdmin(
  port: number,
  folder: string,
  account: 'gateway' | 'superadmin',
): Promise<string> {
  return await signIn(port, 'admin-api', account, passwordOf(folder, account));
}

export interface Placed {
  readonly id: string;
  readonly replayed: boolean;
}

/** Places an order; `error` is the refusal. */
export async function placeOrder(
  port: number,
  token: string,
  idempotencyKey: string,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  signal?: AbortSignal,
): Promise<{ readonly placed: Placed | null; readonly error: CallError | null }> {
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id replayed } }';
  const input = { idempotencyKey, lines, shippingAddress: SHIPPING };
  const { data, errors } = await call<{ placeOrder: Placed }>(
    port,
    'shop-api',
    query,
    { input },
    token,
    signal,
  );
  return { placed: data?.placeOrder ?? null, error: errors[0] ?? null };
}

export interface Recorded {
  readonly recorded: boolean;
  readonly replayed: boolean;
  readonly refusedBecause: string | null;
}

/** Records a payment as the gateway; `error` is the refusal. Amounts are paise. */
export async function recordPayment(
  port: number,
  token: string,
  input: { readonly orderId: string; readonly transactionId: string; readonly amount: number },
): Promise<{ readonly recorded: Recorded | null; readonly error: CallError | null }> {
  const query =
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { recorded replayed refusedBecause } }';
  const { data, errors } = await call<{ recordPayment: Recorded }>(
    port,
    'admin-api',
    query,
    { input: { method: 'card', ...input } },
    token,
  );
  return { recorded: data?.recordPayment ?? null, error: errors[0] ?? null };
}

/** One page of a list: titles and the total. */
export async function listTitles(
  port: number,
  input: object,
): Promise<{ readonly titles: string[]; readonly total: number }> {
  const query =
    'query ($input: ShopProductsInput!) { shopProducts(input: $input) { total items { familyTitle } } }';
  const { data, errors } = await call<{ shopProducts: { total: number; items: { familyTitle: string }[] } }>(
    port,
    'shop-api',
    query,
    { input },
  );
  if (data === null) throw new Error(errors[0]?.message ?? 'no answer');
  return {
    titles: data.shopProducts.items.map(({ familyTitle }) => familyTitle),
    total: data.shopProducts.total,
  };
}
