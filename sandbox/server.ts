/** The sandbox store: a local server behind openapi/storefront.yaml, with pictures and a bank beside it. */
import { createServer, type Server } from 'node:http';
import { createBank } from './bank';
import { products } from './catalogue/products';
import { storeInfo } from './catalogue/storeInfo';
import { DEFAULT_HOST, DEFAULT_SHOP_ORIGIN } from './constants';
import { createContract } from './contract';
import { StoreDatabase } from './database';
import { PortTakenError } from './errors';
import { createOperations } from './operations';
import { isLoopbackHost, isLoopbackOrigin } from './origins';
import { answerRequest, type RequestContext } from './requests';
import { seed } from './seed';
import { IN_MEMORY } from './sqliteFile';
import { merchantOf, type Catalogue } from './storeCatalogue';

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

  let open: (context: RequestContext) => void = () => undefined;
  const opened = new Promise<RequestContext>((resolve) => {
    open = resolve;
  });
  // Early requests wait until the store is ready.
  const server = createServer((request, response) => {
    void opened.then((context) => answerRequest(context, request, response));
  });
  // The port comes first: a second sandbox must not touch the data of the one that has it.
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
