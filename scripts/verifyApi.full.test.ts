/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { DEMO_ACCOUNT } from '../sandbox/constants';
import type { Sandbox } from '../sandbox/server';
import { callerOf, signIn, startTestSandbox } from '../sandbox/testing';
import { operationIds, operations } from '../src/api/generated/operations';
import { API_BASE_PATH } from '../src/lib/constants';
import { needsToken } from './apiVerification/headers';
import { formatReport, sentencesOf } from './apiVerification/report';
import { aspects, verifyApi, type VerifyOptions } from './apiVerification/verify';
import { listen, LOOPBACK } from './ports';
import { startPrism } from './prism';
import { addressOf } from './verifyApi';

/** Nothing is measured: the machine may be busy. */
const ANY_TIME = 600_000;

const { email, password } = DEMO_ACCOUNT;

const all = `All ${operationIds.length} calls`;

const verify = (origin: string, options: Partial<VerifyOptions> = {}) =>
  verifyApi({
    address: `${origin}${API_BASE_PATH}`,
    shop: 'http://localhost:3000',
    account: { email, password },
    writes: true,
    maxTime: ANY_TIME,
    ...options,
  });

describe('The sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  it('keeps the description in every call, also in writes', async () => {
    const reports = await verify(sandbox.url);
    expect(sentencesOf(reports)).toEqual([]);
    expect(reports.map(({ id, untried }) => [id, untried])).toEqual(operationIds.map((id) => [id, null]));
    for (const { checked } of reports) {
      expect([...checked]).toEqual(expect.arrayContaining(aspects.filter((each) => each !== 'errors')));
    }
  });

  it('gets no order and no account unless that is allowed', async () => {
    const call = callerOf(sandbox);
    const token = await signIn(call);
    const before = (await call('/orders', { token })).body;
    const reports = await verify(sandbox.url, { writes: false });
    expect((await call('/orders', { token })).body).toEqual(before);
    expect(reports.filter(({ untried }) => untried !== null).map(({ id }) => id)).toEqual(
      operationIds.filter((id) => operations[id].method !== 'GET' && id !== 'authorizeUser'),
    );
    expect(sentencesOf(reports)).toEqual([]);
  });

  it('without an account is asked for what every visitor may see', async () => {
    const reports = await verify(sandbox.url, { writes: false, account: null });
    // Only who has an account has an order to track.
    expect(reports.filter(({ untried }) => untried === null).map(({ id }) => id)).toEqual(
      operationIds.filter((id) => operations[id].method === 'GET' && !needsToken(id) && id !== 'trackOrder'),
    );
    expect(sentencesOf(reports)).toEqual([]);
  });

  it('without an account is accused of nothing that only an account shows', async () => {
    const reports = await verify(sandbox.url, { account: null });
    expect(sentencesOf(reports)).toEqual([]);
    expect(reports.find(({ id }) => id === 'registerUser')?.untried).toBeNull();
  });
});

describe('A server made from the description alone', () => {
  /** What a server without accounts and products cannot refuse. */
  const refusals = [
    'POST /users/authorize (authorizeUser): a wrong password is answered with status 200 and must be refused with 401.',
    'POST /users/register (registerUser): an email address that has an account is answered with status 201 and must be refused with 409.',
    'GET /products/{id} (getProduct): an unknown id is answered with status 200 and must be refused with 404.',
    'trackOrder, submitPayment: an unknown order is answered with status 200 and must be refused with 404.',
  ];

  it.each(['examples', 'random'] as const)(
    'keeps it but for what it cannot know, with %s as answers',
    async (answers) => {
      const prism = await startPrism(answers);
      try {
        const reports = await verify(prism.url);
        expect(sentencesOf(reports)).toEqual(refusals);
        expect(reports.filter(({ untried }) => untried !== null)).toEqual([]);
      } finally {
        await prism.close();
      }
    },
  );
});

describe('An API that does not keep the description', () => {
  const bodies: Readonly<Record<string, object>> = {
    '/storeInfo': { storename: 'Loom & Lathe' },
    '/products': {
      data: [
        { id: 'a', title: 'A', regularPrice: -1 },
        { id: 'b', regularPrice: -2 },
      ],
    },
    '/users/authorize': {},
  };
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer(({ method, url = '' }, response) => {
      const path = url.replace(API_BASE_PATH, '').replace(/\?.*/, '');
      if (method === 'OPTIONS') response.writeHead(404).end();
      else if (path in bodies) {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end(JSON.stringify(bodies[path]));
      } else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    });
    origin = `http://${LOOPBACK}:${await listen(server, 0)}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('gets sentences that name operation, path and field', async () => {
    const reports = await verify(origin, { writes: false, account: null, maxTime: 0 });
    const sentences = sentencesOf(reports).map((sentence) => sentence.replace(/\d+ ms/, 'n ms'));
    expect(sentences).toEqual(
      expect.arrayContaining([
        "GET /storeInfo (getStoreInfo): the answer 200 has the field 'storename', which is not described.",
        "GET /products (listProducts): the field 'data[0].regularPrice' of the answer 200 must be at least 0 (and 1 more like it).",
        "GET /products (listProducts): the answer 200 lacks the field 'data[1].title'.",
        'GET /products (listProducts): page 0 is answered with status 200 and must be refused with 400.',
        expect.stringMatching(
          /\bgetProduct\b.*: a good request is answered with status 404 instead of 200\.$/,
        ),
        'getProduct, trackOrder: the answer 404 must be of the type object.',
      ]),
    );
  });

  it('gets one sentence for what is wrong with all calls alike', async () => {
    const sentences = sentencesOf(await verify(origin, { writes: false, account: null }));
    expect(sentences.filter((sentence) => /preflight|Allow-/.test(sentence))).toEqual([
      `${all}: the status is 404 (preflight request).`,
      `${all}: Access-Control-Allow-Origin is '', and must be 'http://localhost:3000' (preflight request, answer 404).`,
      `${all}: Access-Control-Allow-Credentials must be 'true' (preflight request, answer 200, answer 404).`,
      `${all}: Access-Control-Allow-Headers lacks authorization (preflight request).`,
      `${all}: Access-Control-Allow-Headers lacks content-type (preflight request).`,
      "getStoreInfo, listProducts: Access-Control-Allow-Origin is '*', and must be 'http://localhost:3000' (answer 200).",
    ]);
  });

  it('is told that a sign-in without a token is none', async () => {
    const reports = await verify(origin, { writes: false });
    expect(sentencesOf(reports)).toContain(
      'POST /users/authorize (authorizeUser): the answer has no token, so that the sign-in counts as failed.',
    );
    expect(reports.find(({ id }) => id === 'listOrders')?.untried).toBe('the sign-in gave no token');
  });

  it('is reported as a table, with what was not called and why', async () => {
    const shop = 'http://localhost:3000';
    const reports = await verify(origin, { writes: false, account: null });
    const report = formatReport({ address: origin, shop, isShopGiven: false }, reports);
    expect(report).toContain(`${origin}, called as the shop at ${shop} (assumed: --shop names another), and`);
    expect(formatReport({ address: origin, shop, isShopGiven: true }, reports)).not.toContain('assumed');
    expect(report).toMatch(/^call +answer +headers +CORS +errors +time$/m);
    expect(report).toMatch(/^GET \/storeInfo +1 wrong +1 wrong +7 wrong +- +\d+ ms$/m);
    expect(report).toContain('  createOrder: it writes: add --write');
    expect(report).toContain('  listOrders: no account given');
    expect(report).toContain('To send to the API’s developers:\n- ');
  });

  it('that cannot be reached has no answer in any call', async () => {
    const reports = await verify('http://127.0.0.1:1', { writes: false });
    expect(sentencesOf(reports)).toContainEqual(expect.stringContaining(`${all}: there is no answer`));
  });
});

describe('The address of an API', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/api/v1'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://example.com/shop/v2/', 'https://example.com/shop/v2'],
    ['api.example.com', 'https://api.example.com/api/v1'],
    ['localhost:8044', 'http://localhost:8044/api/v1'],
    ['LOCALHOST:8044', 'http://localhost:8044/api/v1'],
    ['0.0.0.0:8044', 'http://0.0.0.0:8044/api/v1'],
    ['127.0.0.2/v2', 'http://127.0.0.2/v2'],
    ['10.0.0.7', 'http://10.0.0.7/api/v1'],
    ['172.16.0.7:8044', 'http://172.16.0.7:8044/api/v1'],
    ['192.168.1.5:8044', 'http://192.168.1.5:8044/api/v1'],
    ['[::1]:8044', 'http://[::1]:8044/api/v1'],
    ['172.32.0.7:8044', 'https://172.32.0.7:8044/api/v1'],
    ['localhost.example.com', 'https://localhost.example.com/api/v1'],
  ])('%s is read as the shop reads it', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it.each(['8044', '8044/v2'])('%s is none', (text) => {
    expect(() => addressOf(text)).toThrow(
      `'${text}' is no address: it should look like http://localhost:8044`,
    );
  });
});

it('An account without a password is asked for it before any call', () => {
  const parameters = [
    '--import',
    'tsx',
    join(__dirname, 'verifyApi.ts'),
    'http://127.0.0.1:1',
    '--email',
    email,
  ];
  const options = { encoding: 'utf8', env: { ...process.env, API_PASSWORD: '' } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, options);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('API_PASSWORD is missing: the password of the account that --email names.\n');
});
