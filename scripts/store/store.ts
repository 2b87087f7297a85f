/** A whole store on this machine: PostgreSQL, engine, worker, gateway and shop. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '../../gateway/database';
import { providerOf } from '../../gateway/payments/providers';
import { startGateway } from '../../gateway/server';
import { readSettings } from '../../gateway/settings';
import { API_BUDGET } from '../pages/renderHandler';
import { isPortFree } from '../ports';
import { startPreview } from '../previewServer';
import { startPostgres } from './postgres';
import { engineProgram, engineUrlOf, secretsFileOf, passwordOf } from './engineProgram';
import { prepareEngine, prepareShop } from './prepareEngine';
import { runToEnd, startProgram, StartedParts, StoreError, untilReady, isListening } from './processes';

/** Where a store has its data, and its ports. */
export interface StoreOptions {
  /** Data, pictures, passwords and logs. */
  readonly folder: string;
  readonly ports: Readonly<Record<'SHOP_PORT' | 'API_PORT' | 'ENGINE_PORT' | 'POSTGRES_PORT', number>>;
  /** A PostgreSQL that runs; without it the store has its own. */
  readonly databaseUrl?: string | undefined;
  /** Takes a line about what is done next. */
  readonly report: (line: string) => void;
}

/** A store that runs. */
export interface Store {
  readonly shopUrl: string;
  readonly apiUrl: string;
  readonly adminUrl: string;
  readonly adminPassword: string;
  readonly databaseUrl: string;
  /** Rejects with a StoreError when a part ends by itself. */
  readonly ended: Promise<never>;
  /** Ends the parts, the last one that was started first. */
  close(): Promise<void>;
}

const requireFreePorts = async ({ ports, databaseUrl }: StoreOptions): Promise<void> => {
  for (const [name, port] of Object.entries(ports)) {
    const isUsed = name !== 'POSTGRES_PORT' || databaseUrl === undefined;
    if (isUsed && !(await isPortFree(port)))
      throw new StoreError(
        `Port ${port} is taken. Stop what runs there, or choose another one: ${name}=${port + 1}`,
      );
  }
};

/** The gateway's settings. Its password is not known before the engine's first start. */
const gatewayEnvironment = ({ folder, ports }: StoreOptions, databaseUrl: string) => ({
  PAYMENT_PROVIDER: 'sandbox-bank',
  ...process.env,
  DATABASE_URL: databaseUrl,
  SECRETS_FILE: secretsFileOf(folder),
  GATEWAY_PORT: String(ports.API_PORT),
  ENGINE_URL: `http://127.0.0.1:${ports.ENGINE_PORT}`,
  SHOP_URL: `http://localhost:${ports.SHOP_PORT}`,
});

/** Rejects with a SettingError for a setting that would be found wrong when all is built. */
const checkSettings = async (options: StoreOptions, databaseUrl: string): Promise<void> => {
  const environment = gatewayEnvironment(options, databaseUrl);
  providerOf(readSettings({ ...environment, ENGINE_PASSWORD: 'not written yet' }).paymentProvider);
  const database = await openDatabase(databaseUrl, console.error);
  await database.close();
};

/**
 * Starts a store and resolves once the shop can be opened. Its parts can be ended before that, too. Rejects with a StoreError
 * or a SettingError.
 */
export const startStore = async (given: StoreOptions, started = new StartedParts()): Promise<Store> => {
  const options = { ...given, folder: resolve(given.folder) };
  const { folder, ports, report } = options;
  await requireFreePorts(options);
  mkdirSync(folder, { recursive: true });
  const ends: Promise<never>[] = [];
  try {
    let { databaseUrl } = options;
    if (databaseUrl === undefined) {
      report('Starting PostgreSQL …');
      const postgres = await startPostgres(folder, ports.POSTGRES_PORT, started);
      databaseUrl = postgres.url;
      ends.push(postgres.program.ended);
    }
    await checkSettings(options, databaseUrl);
    await prepareEngine(options);
    await prepareShop(options);
    const engine = { folder, databaseUrl, port: ports.ENGINE_PORT };
    report('Looking after the tables …');
    await runToEnd(engineProgram('migrate', engine));
    report('Starting the engine …');
    const server = startProgram(engineProgram('server', engine));
    started.add(() => server.stop());
    const worker = startProgram(engineProgram('worker', engine));
    started.add(() => worker.stop());
    ends.push(server.ended, worker.ended);
    await untilReady(server, () => isListening(ports.ENGINE_PORT));
    const shop = await startPreview({
      port: ports.SHOP_PORT,
      apiOrigin: `http://localhost:${ports.API_PORT}`,
      renders: { budget: API_BUDGET },
    });
    started.add(() => shop.close());
    const gateway = await startGateway(
      readSettings({ ...gatewayEnvironment(options, databaseUrl), SHOP_URL: shop.url }),
    );
    started.add(() => gateway.close());
    return {
      shopUrl: shop.url,
      apiUrl: gateway.url,
      adminUrl: `${engineUrlOf(ports.ENGINE_PORT)}/admin`,
      adminPassword: passwordOf(folder, 'superadmin'),
      databaseUrl,
      ended: Promise.race(ends),
      close: () => started.end(),
    };
  } catch (error) {
    await started.end();
    throw error;
  }
};
