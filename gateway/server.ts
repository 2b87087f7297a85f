/** The gateway: the API of openapi/storefront.yaml on an engine, and the addresses of a payment provider. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createApiContract } from '../apiServer/apiContract';
import { handleApi, isApiPath, sendError, toHttpError, type ApiServer } from '../apiServer/apiRequests';
import { HttpError, UNKNOWN_ADDRESS } from '../apiServer/errors';
import { isLoopbackOrigin, originOfRequest } from '../apiServer/origins';
import { closeServer, KEEP_ALIVE_TIMEOUT_MS } from '../apiServer/serving';
import { openDatabase } from './database';
import { createEngineClient } from './engineClient';
import { createHandlers } from './handlers';
import { readCustomer } from './handlers/accounts';
import { readStoreInfo } from './handlers/storeInfo';
import type { Shopper } from './handlers/types';
import { createPaymentDesk } from './payments/desk';
import { handlePayments, PAYMENTS_PREFIX } from './payments/paymentRequests';
import type { PaymentProvider } from './payments/provider';
import { providerOf } from './payments/providers';
import { createRateLimit } from './rateLimit';
import { rethrowForClient, toClientError } from './refusals';
import { createServiceSession } from './serviceSession';
import type { GatewaySettings } from './settings';

const DEFAULT_MERCHANT = 'The shop';

/** A gateway that listens. */
export interface Gateway {
  readonly url: string;
  /** Waits for pending requests, so many ms or a moment, then closes server and database. */
  close(limitMs?: number): Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const answer = async (
  api: ApiServer<Shopper>,
  provider: PaymentProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const { pages } = provider;
  try {
    if (isApiPath(path)) await handleApi(api, request, response);
    else if (path.startsWith(PAYMENTS_PREFIX)) await handlePayments(provider, request, response);
    else if (pages !== undefined && path.startsWith(pages.prefix)) await pages.handle(request, response);
    else throw new HttpError(404, UNKNOWN_ADDRESS);
  } catch (error) {
    sendError(request, response, toHttpError(api, request, toClientError(error)));
  }
};

/** Starts the gateway and resolves once it listens. Rejects with a SettingError or the system's error. */
export const startGateway = async (settings: GatewaySettings): Promise<Gateway> => {
  const { port, host, shopUrl, allowedOrigins } = settings;
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  const logFailure = (message: string, error: unknown): void => console.error(message, error);
  const engine = createEngineClient(settings.engineUrl);
  const service = createServiceSession(engine, settings.engineSecret);
  const db = await openDatabase(settings.databaseUrl, (error) => logFailure('The database failed', error));
  try {
    const provider = providerOf(settings.paymentProvider)({
      desk: createPaymentDesk(db, service),
      merchant: async () => (await readStoreInfo(engine)).storeName ?? DEFAULT_MERCHANT,
      shopUrl,
      log: (line) => console.log(line),
    });
    const limits = createRateLimit(db);
    const api: ApiServer<Shopper> = {
      contract: await createApiContract(
        createHandlers({ engine, service, limits, provider, shopUrl }),
        async (shopper: Shopper) => readCustomer(engine, shopper).catch(rethrowForClient),
      ),
      accountOf: (token) => ({ token }),
      ownOriginOf: (request) => settings.publicUrl ?? originOfRequest(request) ?? url,
      isAllowedOrigin: (origin) =>
        isLoopbackOrigin(origin) || origin === new URL(shopUrl).origin || allowedOrigins.includes(origin),
      trustsProxy: settings.trustsProxy,
      logFailure,
      storeKind: 'store',
    };
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
      void answer(api, provider, request, response);
    });
    await listen(server, port, host);
    return {
      url,
      close: async (limitMs) => {
        await closeServer(server, limitMs);
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
};
