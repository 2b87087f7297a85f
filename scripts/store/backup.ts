/** Backs a running store up, and brings it back in a fresh folder, as deploy/README.md says. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { findPostgres, NO_POSTGRES } from '../findPostgres.mjs';
import { findFreePort } from '../ports';
import { API_BASE_PATH } from '../../src/lib/constants';
import { fieldsOf, readList } from '../../src/lib/untrusted';
import { secretsFileOf } from './engineProgram';
import { newShopper, textOf, trial, type Trial } from './meetings';
import { startPostgres } from './postgres';
import { StoreError } from './processes';
import { startStore, type Store, type StoreOptions } from './store';

const DUMP = 'shop.dump';

const postgresProgram = (name: string): string => {
  const folder = findPostgres();
  if (folder === null) throw new StoreError(NO_POSTGRES);
  return join(folder, name);
};

/** Writes the database, the pictures and the passwords of a store into a folder. The store goes on. */
const backUp = ({ databaseUrl }: Store, folder: string, target: string): void => {
  mkdirSync(target, { recursive: true });
  execFileSync(postgresProgram('pg_dump'), ['--format=custom', `--file=${join(target, DUMP)}`, databaseUrl]);
  cpSync(join(folder, 'assets'), join(target, 'assets'), { recursive: true });
  cpSync(secretsFileOf(folder), join(target, basename(secretsFileOf(folder))));
};

/** What of a store must be there again: of one shopper the session and an order, and the first product's picture. */
const remember = async ({ apiUrl }: Store) => {
  const { token, order } = await newShopper(apiUrl);
  const orderId = textOf((await order()).body, 'id');
  return { token, orderId };
};

const pictureOf = async (apiUrl: string): Promise<number> => {
  const listing: unknown = await (await fetch(`${apiUrl}${API_BASE_PATH}/products?limit=1`)).json();
  const [product] = readList(fieldsOf<Record<string, unknown>>(listing)['data']);
  const picture = await fetch(textOf(product, 'imgUrl'));
  return picture.ok ? (await picture.arrayBuffer()).byteLength : 0;
};

const ordersOf = async (apiUrl: string, token: string): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const orders: unknown = await (await fetch(`${apiUrl}${API_BASE_PATH}/orders`, { headers })).json();
  return readList(orders).map((order) => textOf(order, 'id'));
};

/** Backs up a store of a folder, ends it, and starts it anew from the copy. */
export const tryBackup = async (
  store: Store,
  folder: string,
  ports: StoreOptions['ports'],
): Promise<readonly Trial[]> => {
  const { token, orderId } = await remember(store);
  const bytes = await pictureOf(store.apiUrl);
  const fresh = resolve(folder, 'restored');
  backUp(store, resolve(folder), fresh);
  await store.close();
  const postgres = await startPostgres(fresh, await findFreePort());
  try {
    const dump = join(fresh, DUMP);
    execFileSync(postgresProgram('pg_restore'), ['--no-owner', `--dbname=${postgres.url}`, dump]);
    const again = await startStore({ folder: fresh, ports, databaseUrl: postgres.url, report: console.log });
    try {
      return [
        trial('a session and an order are there after a restore', await ordersOf(again.apiUrl, token), [
          orderId,
        ]),
        trial('a picture is there after a restore', await pictureOf(again.apiUrl), bytes),
        trial('an account can order after a restore', (await remember(again)).orderId === '', false),
      ];
    } finally {
      await again.close();
    }
  } finally {
    await postgres.program.stop('SIGINT');
    rmSync(fresh, { recursive: true, force: true });
  }
};
