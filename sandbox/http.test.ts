/** @jest-environment node */
import { request as httpRequest } from 'node:http';
import { DEFAULT_SHOP_ORIGIN, MAX_BODY_BYTES } from './constants';
import { createContract } from './contract';
import { StoreDatabase } from './database';
import { createOperations } from './operations';
import type { Sandbox } from './server';
import { IN_MEMORY } from './sqliteFile';
import { callerOf, SMALL_CATALOGUE, startTestSandbox, type Caller, textLike } from './testing';

let sandbox: Sandbox;
let call: Caller;

beforeAll(async () => {
  sandbox = await startTestSandbox({ allowedOrigins: ['https://shop.example'] });
  call = callerOf(sandbox);
});

afterAll(() => sandbox.close());

/** Sends raw bytes to the sign-in, which reads a body before it knows who asks. */
const post = (body: BodyInit, contentType = 'application/json'): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/users/authorize`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });

/** GET /storeInfo with a Host header of our own, which fetch does not allow. */
const storeInfoFor = (host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port: sandbox.port, path: '/api/v1/storeInfo', headers: { host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          resolve(text);
        });
      },
    )
      .on('error', reject)
      .end();
  });

describe('who may call', () => {
  const preflight = (origin: string): Promise<Response> =>
    fetch(`${sandbox.url}/api/v1/orders`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:4173',
    'http://[::1]:8080',
    'https://localhost',
    'https://shop.example',
  ])('lets %s call with credentials', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, authorization',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    const { headers } = await call('/storeInfo', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const failed = await call('/orders', { headers: { origin } });
    expect(failed.status).toBe(401);
    expect(failed.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:3000',
    'null',
    'http://localhost:3000/',
  ])('lets %s read nothing', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const { headers } = await call('/storeInfo', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('tells nobody to keep an answer', async () => {
    const { headers } = await call('/products');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/^Origin\b/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('what a body may be', () => {
  it.each([
    ['text that is no JSON', '{"email":', 'application/json', 'The body of the request is no valid JSON.'],
    ['nothing', '', 'application/json', 'The request has no JSON body.'],
    ['a list', '[]', 'application/json', 'The body of the request must be of the type object.'],
    ['JSON that calls itself text', '{}', 'text/plain', 'The body of the request must be application/json.'],
    [
      'bytes that are no UTF-8',
      Buffer.from([0xff, 0xfe]),
      'application/json',
      'The body of the request is no UTF-8 text.',
    ],
  ])('answers 400 to %s', async (_what, body, contentType, error) => {
    const answer = await post(body, contentType);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
  });

  it('answers 413 above a megabyte', async () => {
    const answer = await post('x'.repeat(MAX_BODY_BYTES + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'The request is too large.' });
    expect((await call('/storeInfo')).status).toBe(200);
  });
});

describe('pictures', () => {
  it('have the origin the sandbox was reached at, when that is this machine', async () => {
    const ours = `localhost:${sandbox.port}`;
    expect(await storeInfoFor(`127.0.0.1:${sandbox.port}`)).toContain(
      `"http://127.0.0.1:${sandbox.port}/pictures/`,
    );
    for (const host of ['evil.example', 'evil.example:8044', 'localhost', 'localhost:80@evil.example']) {
      expect(await storeInfoFor(host)).toContain(`"companyLogoUrl":"http://${ours}/pictures/`);
    }
  });

  it('answer 404 where there is none', async () => {
    const answer = await fetch(`${sandbox.url}/pictures/no-such-thing.svg`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is no picture at this address.' });
  });
});

describe('compression', () => {
  const encodingFor = async (path: string, accepted: string): Promise<string | null> => {
    const { status, headers } = await call(path, { headers: { 'accept-encoding': accepted } });
    expect(status).toBe(200);
    return headers.get('content-encoding');
  };

  it('is for long answers to callers who can read it', async () => {
    expect(await encodingFor('/products', 'gzip, deflate, br')).toBe('gzip');
    expect(await encodingFor('/products', 'identity')).toBeNull();
    expect(await encodingFor('/products', 'gzip;q=0, br')).toBeNull();
    expect(await encodingFor('/products?limit=1', 'gzip')).toBeNull();
  });
});

describe('a defect of the sandbox', () => {
  const [hammer] = SMALL_CATALOGUE.products;

  it('is a 500 whose detail only the developer sees, when an answer leaves the description', async () => {
    const failures: unknown[] = [];
    const drifting = await startTestSandbox({
      catalogue: {
        ...SMALL_CATALOGUE,
        products: hammer === undefined ? [] : [{ ...hammer, createdAt: 'yesterday' }],
      },
      logFailure: (message, error) => failures.push([message, String(error)]),
    });
    try {
      const { status, body } = await callerOf(drifting)('/products?category=hand%20tools');
      expect(status).toBe(500);
      expect(body).toEqual({ error: 'Something went wrong in the store.' });
      expect(failures).toEqual([
        ['GET /api/v1/products failed', textLike('/data/0/createdAt must match format "date-time"')],
      ]);
    } finally {
      await drifting.close();
    }
  });

  it('is told for a status that the description does not know', async () => {
    const db = new StoreDatabase(IN_MEMORY);
    const contract = await createContract(
      createOperations({
        db,
        catalogue: SMALL_CATALOGUE,
        defaultShopOrigin: DEFAULT_SHOP_ORIGIN,
        now: Date.now,
        tell: () => undefined,
      }),
    );
    const check = (status: number, body: unknown) => (): void => {
      contract.checkAnswer('getProduct', { status, body });
    };
    expect(check(200, { id: 'x', title: 'X' })).not.toThrow();
    expect(check(500, { error: 'x' })).not.toThrow();
    expect(check(200, { id: 'x' })).toThrow("must have required property 'title'");
    expect(check(404, { message: 'x' })).toThrow("must have required property 'error'");
    expect(check(418, { error: 'x' })).toThrow('this status is not described');
    db.close();
  });
});
