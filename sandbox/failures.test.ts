/** The page on which a developer lets calls fail. */
import { API_BASE_PATH } from './constants';
import { startTestSandbox, callerOf, textLike, type Caller } from './testing';
import type { Sandbox } from './server';

let sandbox: Sandbox;
let call: Caller;

beforeEach(async () => {
  sandbox = await startTestSandbox();
  call = callerOf(sandbox);
});
afterEach(() => sandbox.close());

/** Presses a button of the page: returns the status and the page that follows. */
async function choose(operation: string, fail: string, headers: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({ operation, fail });
  const response = await fetch(sandbox.url, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
}

it('has a button for every outcome of a payment', async () => {
  const response = await fetch(sandbox.url);
  const page = await response.text();
  const [, payment = ''] = page.split('<h2>submitPayment</h2>');
  const buttons = [...payment.matchAll(/name="fail"\s+value="([^"]+)"/g)].map(([, choice]) => choice);
  expect(buttons).toEqual(
    expect.arrayContaining([
      'works',
      '503',
      'no answer',
      'wrong types',
      'redirectPost',
      'qrText',
      'declined',
    ]),
  );
});

it('answers with the chosen status until it works again, and says which one is chosen', async () => {
  const { text } = await choose('getStoreInfo', '503');
  expect(text).toMatch(/value="503"\s+aria-pressed="true"/);
  const failed = await call('/storeInfo', { headers: { origin: 'http://localhost:3000' } });
  expect(failed).toMatchObject({ status: 503, body: { error: textLike('503') } });
  expect(failed.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect((await call('/products')).status).toBe(200);
  await choose('getStoreInfo', 'works');
  expect((await call('/storeInfo')).status).toBe(200);
});

it('fails for one request whose address says so', async () => {
  expect(await call('/storeInfo?fail=503')).toMatchObject({ status: 503, body: { error: textLike('503') } });
  expect((await call('/products?page=1&fail=404')).status).toBe(404);
  await choose('listProducts', '503');
  expect((await call('/products?fail=works&page=1')).status).toBe(200);
  expect((await call('/storeInfo')).status).toBe(200);
});

it('lists what may fail to an address that says something else', async () => {
  const names = 'works, 400, 401, 404, 409, 422, 429, 500, 503, after 5 s, no answer, broken connection';
  expect(await call('/storeInfo?fail=banana')).toMatchObject({
    status: 400,
    body: { error: `'getStoreInfo' does not answer 'banana', but one of: ${names}, wrong types, example.` },
  });
});

it('answers with an example of the description, or with wrong types of it', async () => {
  await choose('submitPayment', 'declined');
  const declined = { success: false, error: 'Your bank declined the payment.' };
  expect(await call('/payments', { json: {} })).toMatchObject({ status: 200, body: declined });
  await choose('listOrders', 'wrong types');
  expect(await call('/orders')).toMatchObject({ status: 200, body: 'no list' });
});

it('breaks a connection', async () => {
  await choose('getStoreInfo', 'broken connection');
  await expect(call('/storeInfo')).rejects.toThrow('fetch failed');
});

it.each(['no answer', 'after 5 s'])('keeps callers waiting: %s', async (choice) => {
  await choose('getStoreInfo', choice);
  const isAnswered = fetch(`${sandbox.url}${API_BASE_PATH}/storeInfo`, { signal: AbortSignal.timeout(200) });
  await expect(isAnswered).rejects.toThrow('timeout');
});

it('refuses what it does not offer, and other sites', async () => {
  expect(await choose('getStoreInfo', '<b>')).toMatchObject({ status: 400, text: textLike('<b>') });
  expect(await choose('__proto__', '503')).toMatchObject({ status: 400 });
  expect(await choose('getStoreInfo', '503', { origin: 'https://example.com' })).toMatchObject({
    status: 403,
  });
  expect((await call('/storeInfo')).status).toBe(200);
});
