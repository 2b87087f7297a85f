/** Load by autocannon. */
import autocannon from 'autocannon';
import { quantile } from '../../bench/quantile';

/** A request, without the address of the API. */
export interface LoadRequest {
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly json?: object;
}

/** How much is asked. */
export interface LoadOptions {
  /** The API's address. */
  readonly url: string;
  readonly connections: number;
  /** One of both: for so many seconds, or so many requests. */
  readonly seconds?: number;
  readonly amount?: number;
}

/** What came of it; times are milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly answered: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that are no success, and requests without one. */
  readonly failed: number;
}

/** Gateways count the tries of a client: each request is another one's. */
const clientOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
let requests = 0;

/** Sends requests, each as `next` says for its number. */
export const load = async (
  { url, connections, seconds, amount }: LoadOptions,
  next: (index: number) => LoadRequest,
): Promise<Load> => {
  const { origin, pathname } = new URL(url);
  let index = 0;
  const startedAt = performance.now();
  const run = autocannon({
    url: origin,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    requests: [
      {
        setupRequest: () => {
          const { path, token, json } = next(index);
          index += 1;
          requests += 1;
          return {
            method: json === undefined ? 'GET' : 'POST',
            path: `${pathname}${path}`,
            headers: {
              'x-forwarded-for': clientOf(requests),
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
              ...(json !== undefined && { 'content-type': 'application/json' }),
            },
            ...(json !== undefined && { body: JSON.stringify(json) }),
          };
        },
      },
    ],
  });
  const times: number[] = [];
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, non2xx } = await run;
  return {
    perSecond: (times.length * 1000) / (performance.now() - startedAt),
    answered: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    failed: errors + non2xx,
  };
};
