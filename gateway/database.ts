/** The gateway's own tables, in the schema `gateway` of the engine's database. */
import { Pool } from 'pg';
import { CANNOT_ANSWER, HttpError } from '../apiServer/errors';
import { Fields } from './fields';
import { SettingError } from './settings';
import { withoutNul } from './withoutNul';

const POOL_SIZE = 10;
const TIMEOUT_MS = 5000;

/** Two gateways that start at once wait for each other. */
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtextextended('gateway.tables', 0));
  CREATE SCHEMA IF NOT EXISTS gateway;
  CREATE TABLE IF NOT EXISTS gateway.payment_attempt (
    reference text PRIMARY KEY,
    order_id text NOT NULL,
    method text NOT NULL,
    amount_paise integer NOT NULL,
    shop_url text NOT NULL,
    state text NOT NULL DEFAULT 'open',
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS payment_attempt_by_order ON gateway.payment_attempt (order_id);
  CREATE UNLOGGED TABLE IF NOT EXISTS gateway.request_count (
    key text PRIMARY KEY,
    count integer NOT NULL,
    ends_at timestamptz NOT NULL
  );
  COMMIT;
`;

/** A database that answers. */
export interface Database {
  /** The rows of a statement. Rejects with an HttpError 503 while the database does not answer. */
  query(sql: string, ...values: readonly unknown[]): Promise<readonly Fields[]>;
  close(): Promise<void>;
}

/** Why a database cannot be used. The error of a host with several addresses has a code and no message. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** Connects, and makes the tables that are missing. Rejects with a SettingError where that is not possible. */
export const openDatabase = async (url: string, logFailure: (error: unknown) => void): Promise<Database> => {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // An idle connection that the database ended; the next statement opens another.
  pool.on('error', logFailure);
  try {
    await pool.query(TABLES);
  } catch (error) {
    await pool.end();
    throw new SettingError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return {
    query: async (sql, ...values) => {
      try {
        const { rows } = await pool.query(sql, values.map(withoutNul));
        return rows.map((row) => new Fields(row));
      } catch (error) {
        logFailure(error);
        throw new HttpError(503, CANNOT_ANSWER, { cause: error });
      }
    },
    close: () => pool.end(),
  };
};
