/** A PostgreSQL of the store's own, in a folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallPostgres, NO_POSTGRES } from '../findPostgres.mjs';
import { LOOPBACK } from '../ports';
import {
  runToEnd,
  startProgram,
  StoreError,
  untilReady,
  type RunningProgram,
  type StartedParts,
} from './processes';

const USER = 'shop';
/** Every new cluster has it. */
const DATABASE = 'postgres';
const PASSWORD_BYTES = 24;
/** How long it may write what it has in memory when it is stopped, in ms. */
const STOP_MS = 60_000;
/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 'postgres';

const idOf = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, UNPRIVILEGED], { encoding: 'utf8' }));

const readUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StoreError('PostgreSQL does not run as root, and there is no user postgres: set DATABASE_URL.');
  }
};

/** PostgreSQL's user needs to enter a folder of root's, which in a home folder it often may not. */
const checkAccess = (folder: string, user: { readonly uid: number; readonly gid: number }): void => {
  if (spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0) return;
  throw new StoreError(
    `The user ${UNPRIVILEGED}, as whom PostgreSQL runs, may not enter ${folder}: ` +
      'move the project, run chmod o+x on the folders above it, or set DATABASE_URL.',
  );
};

const readPassword = (file: string): string => {
  if (!existsSync(file))
    writeFileSync(file, randomBytes(PASSWORD_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
};

/**
 * Starts the PostgreSQL of a folder, which is made where there is none. It is one of the started parts before it is ready.
 * Rejects with a StoreError.
 */
export const startPostgres = async (
  folder: string,
  port: number,
  started?: StartedParts,
): Promise<{ readonly url: string; readonly program: RunningProgram }> => {
  const programs = findOrInstallPostgres();
  if (programs === null) throw new StoreError(NO_POSTGRES);
  const user = readUser();
  if (user !== undefined) checkAccess(folder, user);
  const data = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  const password = readPassword(passwordFile);
  const common = {
    user,
    cwd: '/',
    log: join(folder, 'postgres.log'),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user !== undefined) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const given = ['-D', data, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    const parameters = [...given, '-E', 'UTF8', '--locale=C.UTF-8'];
    await runToEnd({ ...common, name: 'initdb', command: join(programs, 'initdb'), parameters });
  }
  const options = { listen_addresses: LOOPBACK, unix_socket_directories: '', port: String(port) };
  const program = startProgram({
    ...common,
    name: 'PostgreSQL',
    command: join(programs, 'postgres'),
    parameters: [
      '-D',
      data,
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  });
  // PostgreSQL would wait for its clients with SIGTERM.
  started?.add(() => program.stop('SIGINT', STOP_MS));
  // It listens before it has looked after what a crash left.
  const asked = ['-q', '-h', LOOPBACK, '-p', String(port)];
  await untilReady(program, () => spawnSync(join(programs, 'pg_isready'), asked).status === 0);
  return { url: `postgres://${USER}:${password}@${LOOPBACK}:${port}/${DATABASE}`, program };
};
