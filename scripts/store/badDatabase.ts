/** A store whose database does not answer says so before it makes anything. */
import { SettingError } from '../../gateway/settings';
import { trial, type Trial } from './meetings';
import { startStore, type StoreOptions } from './store';

const PASSWORD = 'hidden';

/** Tries to start one on a free port. */
export const tryBadDatabase = async (folder: string, ports: StoreOptions['ports']): Promise<Trial> => {
  const made: string[] = [];
  // A name with two addresses: its error has no message.
  const databaseUrl = `postgres://shop:${PASSWORD}@localhost:${ports.POSTGRES_PORT}/shop`;
  const report = (line: string): unknown => made.push(line);
  const said = await startStore({ folder, ports, databaseUrl, report }).then(
    () => 'nothing',
    (error: unknown) => (error instanceof SettingError ? error.message : String(error)),
  );
  return trial(
    'a database that does not answer is named before anything is made',
    [said.replace(/connect (ECONNREFUSED) .*\./, '$1.'), made],
    ['The database at DATABASE_URL cannot be used: ECONNREFUSED.', []],
  );
};
