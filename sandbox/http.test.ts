/** @jest-environment node */
import fileSystem from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { MAX_BODY_BYTES } from '../apiServer/http';
import { DEFAULT_SHOP_ORIGIN } from './constants';
import { createApiContract } from '../apiServer/apiContract';
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

/** Posts raw bytes to the sign-in, which needs no token. */
const post = (body: BodyInit, contentType = 'application/json'): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/users/authorize`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });

/** GET /storeInfo with this Host header, which fetch does not allow to set. */
const storeInfoFor = (host: string, forwarded: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port: sandbox.port, path: '/api/v1/storeInfo', headers: { host, ...forwarded } },
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

describe('The reference of the API', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is a page once it is written', async () => {
    jest.spyOn(fileSystem, 'readFile').mockResolvedValue('<!doctype html><title>Storefront API</title>');
    const answer = await fetch(`${sandbox.url}/docs`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('Storefront API');
  });

  it('says before how to write it', async () => {
    jest.spyOn(fileSystem, 'readFile').mockRejectedValue(new Error('ENOENT'));
    const answer = await fetch(`${sandbox.url}/docs`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('npm run api:reference');
  });
});

describe('CORS', () => {
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
  ])('allows calls with credentials from %s', async (origin) => {
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
  ])('allows %s to read nothing', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const { headers } = await call('/storeInfo', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('forbids caching of answers', async () => {
    const { headers } = await call('/products');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/^Origin\b/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a request body', () => {
  it.each([
    [
      'invalid JSON',
      '{"email":',
      'application/json',
      'POST /users/authorize (authorizeUser): the body is no valid JSON.',
    ],
    [
      'nothing',
      '',
      'application/json',
      'POST /users/authorize (authorizeUser): the request has no JSON body.',
    ],
    [
      'a list',
      '[]',
      'application/json',
      'POST /users/authorize (authorizeUser): the body must be of the type object.',
    ],
    ['JSON of type text/plain', '{}', 'text/plain', 'The body of the request must be application/json.'],
    [
      'bytes that are not UTF-8',
      Buffer.from([0xff, 0xfe]),
      'application/json',
      'The body of the request is no UTF-8 text.',
    ],
  ])('is refused with 400: %s', async (_what, body, contentType, error) => {
    const answer = await post(body, contentType);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
  });

  it('is refused with 413 above a megabyte', async () => {
    const answer = await post('x'.repeat(MAX_BODY_BYTES + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: 'The request is too large.' });
    expect((await call('/storeInfo')).status).toBe(200);
  });
});

describe('pictures', () => {
  it('have the origin of the Host header where it is loopback, else the configured one', async () => {
    const ours = `localhost:${sandbox.port}`;
    expect(await storeInfoFor(`127.0.0.1:${sandbox.port}`)).toContain(
      `"http://127.0.0.1:${sandbox.port}/pictures/`,
    );
    for (const host of ['evil.example', 'evil.example:8044', 'localhost', 'localhost:80@evil.example']) {
      expect(await storeInfoFor(host)).toContain(`"companyLogoUrl":"http://${ours}/pictures/`);
    }
  });

  it('name their pictures as a proxy on this machine is called', async () => {
    const host = `localhost:${sandbox.port}`;
    const logoFor = async (forwarded: Readonly<Record<string, string>>) =>
      /"companyLogoUrl":"(.*?)\/pictures\//.exec(await storeInfoFor(host, forwarded))?.[1];
    const proto = 'x-forwarded-proto';
    const name = 'x-forwarded-host';
    expect(await logoFor({ [proto]: 'https', [name]: 'API.shop.example' })).toBe('https://api.shop.example');
    expect(await logoFor({ [proto]: 'https, http', [name]: 'shop.example:8443, inner' })).toBe(
      'https://shop.example:8443',
    );
    expect(await logoFor({ [proto]: 'https' })).toBe(`https://${host}`);
    expect(await logoFor({ [name]: 'shop.example' })).toBe('http://shop.example');
    expect(await logoFor({ [proto]: 'javascript', [name]: 'evil.example/x?' })).toBe(`http://${host}`);
  });

  it('are AVIF for browsers that accept it, else WebP', async () => {
    const get = async (accept: string) => {
      const answer = await fetch(`${sandbox.url}/pictures/claw-hammer-1.webp?w=320`, { headers: { accept } });
      const { headers } = answer;
      const { byteLength } = await answer.arrayBuffer();
      return { type: headers.get('content-type'), vary: headers.get('vary'), byteLength };
    };
    const modern = await get('image/avif,image/webp,*/*');
    const older = await get('image/webp,*/*');
    expect([modern, older]).toMatchObject([
      { type: 'image/avif', vary: 'Accept' },
      { type: 'image/webp', vary: 'Accept' },
    ]);
    expect(modern.byteLength).toBeLessThan(older.byteLength * 0.8);
  });

  it('answer 404 for an unknown path', async () => {
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

  it('is for long answers to clients that accept gzip', async () => {
    expect(await encodingFor('/products', 'gzip, deflate, br')).toBe('gzip');
    expect(await encodingFor('/products', 'identity')).toBeNull();
    expect(await encodingFor('/products', 'gzip;q=0, br')).toBeNull();
    expect(await encodingFor('/products?limit=1', 'gzip')).toBeNull();
  });
});

describe('a defect of the sandbox', () => {
  const [hammer] = SMALL_CATALOGUE.products;

  it('is answered with 500 and logged, such as an answer that is not as described', async () => {
    const failures: unknown[] = [];
    const defective = await startTestSandbox({
      catalogue: {
        ...SMALL_CATALOGUE,
        products: hammer === undefined ? [] : [{ ...hammer, createdAt: 'yesterday' }],
      },
      logFailure: (message, error) => failures.push([message, String(error)]),
    });
    try {
      const { status, body } = await callerOf(defective)('/products?category=hand%20tools');
      expect(status).toBe(500);
      expect(body).toEqual({ error: 'Something went wrong in the store.' });
      expect(failures).toEqual([
        [
          'GET /api/v1/products failed',
          textLike("the field 'data[0].createdAt' of the answer 200 must match format"),
        ],
      ]);
    } finally {
      await defective.close();
    }
  });

  it('is found in a status or a body that is not described', async () => {
    const db = new StoreDatabase(IN_MEMORY);
    const contract = await createApiContract(
      createOperations({
        db,
        catalogue: SMALL_CATALOGUE,
        defaultShopOrigin: DEFAULT_SHOP_ORIGIN,
        now: Date.now,
        log: () => undefined,
      }),
    );
    const check = (status: number, body: unknown) => (): void => {
      contract.checkAnswer('getProduct', { status, body });
    };
    expect(check(200, { id: 'x', title: 'X' })).not.toThrow();
    expect(check(500, { error: 'x' })).not.toThrow();
    expect(check(200, { id: 'x', title: 'X', secretNote: 1 })).toThrow(
      "GET /products/{id} (getProduct): the answer 200 has the field 'secretNote', which is not described.",
    );
    expect(check(200, { id: 'x' })).toThrow("the answer 200 lacks the field 'title'");
    expect(check(404, { message: 'x' })).toThrow("the answer 404 lacks the field 'error'");
    expect(check(418, { error: 'x' })).toThrow('the status 418 is not described');
    db.close();
  });
});
