/** Starts PostgreSQL and the engine for tests and measurements, in a temporary folder. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const DATABASE_PORT = 45500;
export const ENGINE_PORTS = [3300, 3301] as const;
const ENGINE = join(__dirname, '../../engine');
const URL_OF_DATABASE = `postgres://postgres@127.0.0.1:${DATABASE_PORT}/postgres`;
const READY = {
  database: 'ready to accept connections',
  engine: 'The engine listens',
  worker: 'The worker of the engine runs',
} as const;

type Kind = keyof typeof READY;

function postgresBin(): string {
  const folder = '/usr/lib/postgresql';
  const version = readdirSync(folder).toSorted().at(-1);
  if (version === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  return join(folder, version, 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
function databaseUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A running PostgreSQL and the engine's processes. `kill` ends one as a power cut would; `start` starts it again. */
export class Store {
  readonly folder = mkdtempSync(join(tmpdir(), 'store-'));
  readonly #user = databaseUser();
  readonly #running = new Map<string, ChildProcess>();
  readonly #env = {
    ...process.env,
    DATABASE_URL: URL_OF_DATABASE,
    SECRETS_FILE: join(this.folder, 'secrets.json'),
    ASSET_DIR: join(this.folder, 'assets'),
  };

  async #spawn(name: string, kind: Kind, command: string, parameters: readonly string[], options: object) {
    const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.set(name, child);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output = `${output}${chunk.toString()}`.slice(-4000);
        if (output.includes(READY[kind])) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('exit', () => reject(new Error(`${name} ended: ${output}`)));
    });
  }

  /** Starts `database`, `worker`, or the engine on a port such as `3300`, and waits until it is ready. */
  async start(name: string): Promise<void> {
    if (name === 'database') {
      const data = join(this.folder, 'data');
      const parameters = [
        '-D',
        data,
        '-p',
        `${DATABASE_PORT}`,
        '-c',
        'listen_addresses=127.0.0.1',
        '-k',
        this.folder,
      ];
      await this.#spawn(name, 'database', join(postgresBin(), 'postgres'), parameters, this.#user);
      return;
    }
    const kind = name === 'worker' ? 'worker' : 'engine';
    const file = kind === 'worker' ? 'lib/worker.js' : 'lib/server.js';
    await this.#spawn(name, kind, process.execPath, [file], {
      cwd: ENGINE,
      env: { ...this.#env, ...(kind === 'engine' && { ENGINE_PORT: name }) },
    });
  }

  /** Makes the database, runs `migrate` and starts everything. */
  async startAll(): Promise<void> {
    if (this.#user.uid !== undefined) chownSync(this.folder, this.#user.uid, this.#user.gid ?? 0);
    const data = join(this.folder, 'data');
    execFileSync(
      join(postgresBin(), 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'],
      {
        stdio: 'ignore',
        ...this.#user,
      },
    );
    await this.start('database');
    execFileSync(process.execPath, ['lib/migrate.js'], { cwd: ENGINE, env: this.#env, stdio: 'inherit' });
    for (const name of [...ENGINE_PORTS.map(String), 'worker']) await this.start(name);
  }

  /** Ends a process with SIGKILL. Resolves when it is gone. */
  async kill(name: string): Promise<void> {
    const child = this.#running.get(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Runs SQL; the rows, each a list of texts. */
  sql(query: string): string[][] {
    const text = execFileSync(
      'psql',
      [URL_OF_DATABASE, '-qAtv', 'ON_ERROR_STOP=1', '-F', '\t', '-c', query],
      { encoding: 'utf8' },
    );
    return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  }

  /** Ends everything and removes the folder. */
  async stop(): Promise<void> {
    for (const name of [...this.#running.keys()].toReversed()) await this.kill(name);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
