/** Counts requests in the database, so that all gateways count together. */
import { createHash } from 'node:crypto';
import { HttpError } from '../apiServer/errors';
import type { Database } from './database';

/** How many requests are answered in a time, in seconds. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

const COUNT = `
  INSERT INTO gateway.request_count AS counted (key, count, ends_at)
  VALUES ($1, 1, now() + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN counted.ends_at < now() THEN 1 ELSE counted.count + 1 END,
    ends_at = CASE WHEN counted.ends_at < now() THEN excluded.ends_at ELSE counted.ends_at END
  RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS wait`;

/** Rows that another gateway is counting in, or removing, are left to the next time. */
const REMOVE_ENDED = `
  DELETE FROM gateway.request_count WHERE key IN
    (SELECT key FROM gateway.request_count WHERE ends_at < now() FOR UPDATE SKIP LOCKED)`;

/** Counts that have ended are removed at the first request that a gateway counts, and each time after so many. */
const REMOVE_EACH = 1000;

/** Neither an email address nor an order's number is stored as it is. */
const keyOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/** Counts what may be tried only so often. */
export interface RateLimit {
  /** Rejects with an HttpError 429 where there were too many requests of this kind with this value. */
  count(kind: string, value: string, limit: Limit): Promise<void>;
  /** Begins anew. */
  forget(kind: string, value: string): Promise<void>;
}

export const createRateLimit = (db: Database): RateLimit => {
  let counted = 0;
  return {
    count: async (kind, value, { requests, seconds }) => {
      counted += 1;
      // The database reports what fails; the request does not depend on it.
      if (counted % REMOVE_EACH === 1) void db.query(REMOVE_ENDED).catch(() => undefined);
      const [row] = await db.query(COUNT, keyOf(kind, value), seconds);
      if (row === undefined || row.number('count') <= requests) return;
      const wait = Math.max(1, row.number('wait'));
      throw new HttpError(429, 'There were too many tries. Please wait a few minutes.', {
        retryAfterS: wait,
      });
    },
    forget: async (kind, value) => {
      await db.query('DELETE FROM gateway.request_count WHERE key = $1', keyOf(kind, value));
    },
  };
};
