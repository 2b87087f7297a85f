/** `npm run start:store`: the shop on the engine, with PostgreSQL, an administration page and stock. Its data is in .store/. */
import { SettingError } from '../gateway/settings';
import { API_BASE_PATH, DEMO_ACCOUNT } from '../sandbox/constants';
import { closeOnSignal, readPort } from './ports';
import { StartedParts, StoreError } from './store/processes';
import { startStore, type Store, type StoreOptions } from './store/store';
import { NoBuildError } from './previewServer';

const FOLDER = '.store';

const describe = ({ shopUrl, apiUrl, adminUrl, adminPassword }: Store): string =>
  [
    '',
    `  Shop                 ${shopUrl}`,
    `  API                  ${apiUrl}${API_BASE_PATH}`,
    `  Demo account         ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`,
    `  Administration page  ${adminUrl}`,
    `  Its account          superadmin, password ${adminPassword}`,
    `  Data                 ${FOLDER}/ (stop this and remove it for fresh data)`,
    '  Stop                 Ctrl-C',
    '',
  ].join('\n');

async function main(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const started = new StartedParts();
  closeOnSignal(() => started.end());
  const options: StoreOptions = {
    folder: FOLDER,
    ports: {
      SHOP_PORT: readPort('SHOP_PORT', 3000),
      API_PORT: readPort('API_PORT', 8044),
      ENGINE_PORT: readPort('ENGINE_PORT', 3300),
      POSTGRES_PORT: readPort('POSTGRES_PORT', 45_432),
    },
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    report: (line) => console.log(line),
  };
  const store = await startStore(options, started);
  console.log(describe(store));
  await store.ended.catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof StoreError || error instanceof SettingError || error instanceof NoBuildError;
  console.error(isExpected || error instanceof RangeError ? error.message : error);
  process.exit(1);
});
