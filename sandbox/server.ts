/** The sandbox store: a local server behind openapi/storefront.yaml, with pictures and a bank beside it. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createBank, type Bank, type BankAnswer } from './bank';
import { products } from './catalogue/products';
import { storeInfo } from './catalogue/storeInfo';
import { API_BASE_PATH, BANK_PATH, DEFAULT_HOST, DEFAULT_SHOP_ORIGIN, PICTURES_PATH } from './constants';
import { createContract, type Answer, type Contract } from './contract';
import { IN_MEMORY, StoreDatabase } from './database';
import { NOTHING_HERE, PortTakenError, Refusal } from './errors';
import { apiHeaders, mediaTypeOf, preflightHeaders, readBody, send } from './http';
import { createOperations, merchantOf, type Catalogue } from './operations';
import { isLoopbackHost, isLoopbackOrigin, originOfHost } from './origins';
import { drawPicture } from './pictures/draw';
import { hashToken } from './secrets';
import { seed } from './seed';

const PICTURE_MAX_AGE_S = 7 * 24 * 60 * 60;
/** How long a closing server waits for answers under way before it cuts them off, in ms. */
const CLOSING_GRACE_MS = 2000;

/** How the sandbox is started. */
export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Path of the SQLite file, or ':memory:'. */
  readonly dataFile: string;
  /** Must be a loopback address. */
  readonly host?: string;
  /** Origins that may call besides those of this machine. */
  readonly allowedOrigins?: readonly string[];
  /** Says nothing but failures. */
  readonly quiet?: boolean;
  /** Throws the stored data away, once the port is known to be free. */
  readonly reset?: boolean;
  /** Where the bank leads back to when the shop did not say where it runs. */
  readonly shopOrigin?: string;
  /** Another catalogue than the sandbox's own. */
  readonly catalogue?: Catalogue;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
  /** Takes what goes to the developer: what went wrong, in full. */
  readonly logFailure?: (message: string, error: unknown) => void;
}

/** A sandbox that is listening. */
export interface Sandbox {
  /** Such as http://localhost:8044, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Lets answers under way finish, then writes the data and lets go of port and file. */
  close(): Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('The server has no port.'));
    });
  });

/** Takes the address that is listened on, returns what stands for it in a URL: the shop knows the store as localhost. */
const toHostName = (host: string): string => {
  if (host === DEFAULT_HOST) return 'localhost';
  return host === '::1' ? '[::1]' : host;
};

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, CLOSING_GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

const bearerTokenOf = (request: IncomingMessage): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** What the request handlers need. */
interface Counter {
  readonly db: StoreDatabase;
  readonly contract: Contract;
  readonly bank: Bank;
  readonly configuredOrigin: string;
  readonly mayCall: (origin: string) => boolean;
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}

const toPath = (target: string): { readonly path: string; readonly query: string } => {
  const [path = '/', ...rest] = target.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'The address of the request is not valid.');
  }
  return { path, query: rest.join('?') };
};

const answerApi = async (
  counter: Counter,
  request: IncomingMessage,
  callerOrigin: string | null,
): Promise<Answer> => {
  const { path, query } = toPath(request.url ?? '/');
  const method = request.method ?? 'GET';
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers[name] = value;
  const call = { method, path, query, headers };
  const visit = {
    account: null,
    ownOrigin: originOfHost(request.headers.host) ?? counter.configuredOrigin,
    shopOrigin: callerOrigin,
  };
  if (!counter.contract.knows(call)) return counter.contract.answer(call, visit);
  const text = await readBody(request);
  if (text !== '' && mediaTypeOf(request) !== 'application/json') {
    throw new Refusal(400, 'The body of the request must be application/json.');
  }
  const token = bearerTokenOf(request);
  const account = token === null ? null : counter.db.accountByToken(hashToken(token), counter.now());
  return counter.contract.answer(text === '' ? call : { ...call, body: text }, { ...visit, account });
};

const handleApi = async (
  counter: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { origin } = request.headers;
  const callerOrigin = origin !== undefined && counter.mayCall(origin) ? origin : null;
  if (request.method === 'OPTIONS') {
    if (callerOrigin !== null)
      send(request, response, { status: 204, headers: preflightHeaders(callerOrigin) });
    else sendError(request, response, new Refusal(403, 'This site may not call the sandbox store.'));
    return;
  }
  const headers = { ...apiHeaders(callerOrigin), 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const { status, body } = await answerApi(counter, request, callerOrigin);
    send(request, response, { status, headers, body: JSON.stringify(body) });
  } catch (error) {
    const refusal = toRefusal(counter, request, error);
    send(request, response, {
      status: refusal.status,
      headers: refusal.status === 413 ? { ...headers, Connection: 'close' } : headers,
      body: JSON.stringify({ error: refusal.message }),
    });
  }
};

/** Takes what went wrong, returns what the caller may know of it; the rest goes to the developer only. */
const toRefusal = (counter: Counter, request: IncomingMessage, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const path = (request.url ?? '').split('?')[0] ?? '';
  counter.logFailure(`${request.method ?? ''} ${path} failed`, error);
  return new Refusal(500, 'Something went wrong in the store.');
};

const sendError = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
  send(request, response, {
    status: refusal.status,
    headers: { ...apiHeaders(null), 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error: refusal.message }),
  });
};

const isReading = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';

const handlePicture = (request: IncomingMessage, response: ServerResponse): void => {
  const picture = drawPicture(decodeURIComponent(toPath(request.url ?? '/').path));
  if (picture === null) throw new Refusal(404, 'There is no picture at this address.');
  // Weak, because a compressed and a plain answer share it.
  const tag = `W/"${createHash('sha256').update(picture).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${PICTURE_MAX_AGE_S}`,
    ETag: tag,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (request.headers['if-none-match'] === tag) send(request, response, { status: 304, headers });
  else send(request, response, { status: 200, headers, body: picture });
};

const askBank = async (bank: Bank, request: IncomingMessage): Promise<BankAnswer> => {
  const { path, query } = toPath(request.url ?? '/');
  if (isReading(request)) {
    const reference = new URLSearchParams(query).get('reference') ?? '';
    if (path === BANK_PATH.net) return bank.ask('net', reference);
    if (path === BANK_PATH.upi) return bank.ask('upi', reference);
  } else if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const reference = form.get('reference') ?? '';
    if (path === BANK_PATH.card) return bank.ask('card', reference, form.get('amount'));
    if (path === BANK_PATH.pay) return bank.pay(reference);
    if (path === BANK_PATH.cancel) return bank.cancel(reference);
  }
  throw new Refusal(404, NOTHING_HERE);
};

const handleBank = async (
  counter: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await askBank(counter.bank, request);
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (answer.kind === 'leave') {
    send(request, response, { status: 303, headers: { ...headers, Location: answer.to } });
    return;
  }
  const { status, html, contentSecurityPolicy } = answer.page;
  send(request, response, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
    body: html,
  });
};

const handle = async (
  counter: Counter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  try {
    if (path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`))
      await handleApi(counter, request, response);
    else if (path.startsWith(PICTURES_PATH) && isReading(request)) handlePicture(request, response);
    else if (path.startsWith('/bank/')) await handleBank(counter, request, response);
    else throw new Refusal(404, NOTHING_HERE);
  } catch (error) {
    sendError(request, response, toRefusal(counter, request, error));
  }
};

/**
 * Starts the sandbox store and resolves once it listens.
 * Rejects with a PortTakenError, a DataFileError, or a RangeError for a host that is not loopback.
 */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, dataFile, host = DEFAULT_HOST, allowedOrigins = [], quiet = false, reset = false } = options;
  const { now = Date.now, catalogue = { products, storeInfo }, shopOrigin = DEFAULT_SHOP_ORIGIN } = options;
  const logFailure =
    options.logFailure ?? ((message: string, error: unknown) => console.error(message, error));
  if (!isLoopbackHost(host)) throw new RangeError(`The sandbox listens on loopback only, not on ${host}.`);

  let open: (counter: Counter) => void = () => undefined;
  const opened = new Promise<Counter>((resolve) => {
    open = resolve;
  });
  // Whoever is early waits until the store is ready.
  const server = createServer((request, response) => {
    void opened.then((counter) => handle(counter, request, response));
  });
  // The port comes first: who cannot have it must not touch the data of the sandbox that has it.
  const boundPort = await listen(server, port, host);
  let db: StoreDatabase | null = null;
  try {
    const store = new StoreDatabase(dataFile, { reset: reset && dataFile !== IN_MEMORY });
    db = store;
    if (store.isNew) seed(store, catalogue, now());
    const contract = await createContract(
      createOperations({
        db: store,
        catalogue,
        now,
        defaultShopOrigin: shopOrigin,
        tell: (line) => {
          if (!quiet) console.log(line);
        },
      }),
    );
    const url = `http://${toHostName(host)}:${boundPort}`;
    open({
      db: store,
      contract,
      bank: createBank(store, merchantOf(catalogue.storeInfo), shopOrigin),
      configuredOrigin: url,
      mayCall: (origin) => isLoopbackOrigin(origin) || allowedOrigins.includes(origin),
      now,
      logFailure,
    });
    return {
      url,
      port: boundPort,
      close: async () => {
        await closeServer(server);
        store.close();
      },
    };
  } catch (error) {
    await closeServer(server);
    db?.close();
    throw error;
  }
};
