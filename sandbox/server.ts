/** The sandbox: a local server with the API of openapi/storefront.yaml, the catalogue's pictures and a bank. */
import { createServer, type Server } from 'node:http';
import { createApiContract } from '../apiServer/apiContract';
import { isLoopbackHost, isLoopbackOrigin, originOfRequest } from '../apiServer/origins';
import { createBank, type BankStore } from '../apiServer/bank/bank';
import { closeServer, KEEP_ALIVE_TIMEOUT_MS } from '../apiServer/serving';
import { readText } from '../src/lib/untrusted';
import { products } from './catalogue/products';
import { storeInfo } from './catalogue/storeInfo';
import { DEFAULT_HOST, DEFAULT_SHOP_ORIGIN, ORDER_STATUS } from './constants';
import { StoreDatabase } from './database';
import { PortTakenError } from './errors';
import { createFailures, withoutFail } from './failures';
import { createOperations } from './operations';
import { answerRequest, type ServerContext } from './requests';
import { hashToken } from './secrets';
import { seed } from './seed';
import { IN_MEMORY } from './sqliteFile';
import { merchantOf, type Catalogue } from './storeCatalogue';

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
  /** Prints only failures. */
  readonly quiet?: boolean;
  /** Deletes the stored data, once the port is known to be free. */
  readonly reset?: boolean;
  /** Where the bank leads back to: the shop's origin, unless the request names another one, with the shop's path. */
  readonly shopOrigin?: string;
  /** Replaces the sandbox's own catalogue. */
  readonly catalogue?: Catalogue;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
  /** Takes unexpected errors; console.error unless given. */
  readonly logFailure?: (message: string, error: unknown) => void;
}

/** A sandbox that is listening. */
export interface Sandbox {
  /** Such as http://localhost:8044, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Waits a moment for pending requests, then closes the server and the data file. */
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

/** The host name of an address in URLs: the shop calls the API at localhost. */
const toHostName = (host: string): string => {
  if (host === DEFAULT_HOST) return 'localhost';
  return host === '::1' ? '[::1]' : host;
};

/** The parts of the store that the bank works on. */
const bankStoreOf = ({ attempts, orders }: StoreDatabase, now: () => number): BankStore => ({
  add: (attempt) => attempts.add(attempt, new Date(now()).toISOString()),
  byReference: (reference) => attempts.byReference(reference),
  isPayable: (orderId) => orders.byId(orderId)?.order.status === ORDER_STATUS.pending,
  settle: ({ reference, orderId }) => attempts.settle(reference, orderId),
  cancel: (reference) => attempts.cancel(reference),
});

/**
 * Starts the sandbox store and resolves once it listens.
 * Rejects with a PortTakenError, a DataFileError, a DescriptionError, or a RangeError for a host that is not loopback.
 */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, dataFile, host = DEFAULT_HOST, allowedOrigins = [], quiet = false, reset = false } = options;
  const { now = Date.now, catalogue = { products, storeInfo }, shopOrigin = DEFAULT_SHOP_ORIGIN } = options;
  const logFailure =
    options.logFailure ?? ((message: string, error: unknown) => console.error(message, error));
  if (!isLoopbackHost(host)) throw new RangeError(`The sandbox listens on loopback only, not on ${host}.`);

  let setReady: (context: ServerContext) => void = () => undefined;
  const ready = new Promise<ServerContext>((resolve) => {
    setReady = resolve;
  });
  // Requests wait until the database is open.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
    void ready.then((context) => answerRequest(context, request, response));
  });
  // Listens before it opens the file: a second sandbox must not touch the data of the one that has the port.
  const boundPort = await listen(server, port, host);
  let db: StoreDatabase | null = null;
  try {
    const store = new StoreDatabase(dataFile, { reset: reset && dataFile !== IN_MEMORY });
    db = store;
    if (store.isNew) seed(store, catalogue, now());
    const contract = await createApiContract(
      createOperations({
        db: store,
        catalogue,
        now,
        defaultShopOrigin: shopOrigin,
        log: (line) => {
          if (!quiet) console.log(line);
        },
      }),
    );
    const url = `http://${toHostName(host)}:${boundPort}`;
    const failures = createFailures();
    setReady({
      failures,
      api: {
        contract: {
          ...contract,
          answer: (request, caller) =>
            contract.answer({ ...request, query: withoutFail(readText(request.query)) }, caller),
        },
        accountOf: (token) => store.accounts.byToken(hashToken(token), now()),
        // For a Host header that names no loopback address.
        ownOriginOf: (request) => originOfRequest(request) ?? url,
        isAllowedOrigin: (origin) => isLoopbackOrigin(origin) || allowedOrigins.includes(origin),
        insteadOf: failures.insteadOf,
        logFailure,
        storeKind: 'sandbox store',
      },
      bank: createBank(bankStoreOf(store, now), () => merchantOf(catalogue.storeInfo), shopOrigin),
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
