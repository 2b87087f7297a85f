import type { Handlers as HandlersOf } from '../../apiServer/apiContract';
import type { EngineClient } from '../engineClient';
import type { PaymentProvider } from '../payments/provider';
import type { RateLimit } from '../rateLimit';
import type { ServiceSession } from '../serviceSession';

/** What the gateway knows of a shopper: the engine's token, which the engine itself checks at every call. */
export interface Shopper {
  readonly token: string;
}

/** One handler for each operation. */
export type Handlers = HandlersOf<Shopper>;

/** What the handlers depend on. */
export interface GatewayParts {
  readonly engine: EngineClient;
  readonly service: ServiceSession;
  readonly limits: RateLimit;
  readonly provider: PaymentProvider;
  /** Where a payment leads back to when the request named no shop. */
  readonly shopUrl: string;
}
