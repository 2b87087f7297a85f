/** PostgreSQL, two servers of the engine and its worker for tests, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { engineProgram } from '../store/engineProgram';
import { startPostgres } from '../store/postgres';
import { prepareEngine } from '../store/prepareEngine';
import {
  isListening,
  runToEnd,
  startProgram,
  StoreError,
  untilReady,
  type RunningProgram,
} from '../store/processes';
import { Parts } from './parts';

const DATABASE_PORT = 45500;
export const ENGINE_PORTS = [3300, 3301] as const;

/** The names of the parts. */
export const DATABASE = 'PostgreSQL';
export const WORKER = 'worker';
export const engineOf = (index: number): string => `engine ${index + 1}`;

/** What a killed PostgreSQL leaves ends within this time, in ms; before that another one does not start. */
const LEFTOVERS_MS = 20_000;
const POLL_MS = 200;

/** A running engine and its database. */
export class EngineStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'store-'));
  readonly parts = new Parts();
  readonly #databasePort: number;
  readonly #enginePorts: readonly number[];
  databaseUrl = '';

  constructor(databasePort = DATABASE_PORT, enginePorts: readonly number[] = ENGINE_PORTS) {
    this.#databasePort = databasePort;
    this.#enginePorts = enginePorts;
  }

  /** Makes the database, runs `migrate` and starts everything. */
  async start(): Promise<void> {
    // PostgreSQL may run as another user.
    chmodSync(this.folder, 0o755);
    await prepareEngine({ folder: this.folder, report: (line) => console.log(line) });
    await this.parts.start(DATABASE, () => this.#startDatabase());
    const options = { folder: this.folder, databaseUrl: this.databaseUrl };
    const [port = 0] = this.#enginePorts;
    await runToEnd(engineProgram('migrate', { ...options, port }));
    for (const [index, port] of this.#enginePorts.entries())
      await this.parts.start(engineOf(index), async () => {
        const server = startProgram(engineProgram('server', { ...options, port }));
        await untilReady(server, () => isListening(port));
        return server;
      });
    await this.parts.start(WORKER, async () => startProgram(engineProgram('worker', { ...options, port })));
  }

  async #startDatabase(): Promise<RunningProgram> {
    const lastTryAt = Date.now() + LEFTOVERS_MS;
    for (;;) {
      try {
        const { url, program } = await startPostgres(this.folder, this.#databasePort);
        this.databaseUrl = url;
        return program;
      } catch (error) {
        if (!(error instanceof StoreError) || this.databaseUrl === '' || Date.now() > lastTryAt) throw error;
        await wait(POLL_MS);
      }
    }
  }

  /** Runs SQL; the rows, each a list of texts. */
  sql(query: string): string[][] {
    const parameters = [this.databaseUrl, '-qAtv', 'ON_ERROR_STOP=1', '-F', '\t', '-c', query];
    const text = execFileSync('psql', parameters, { encoding: 'utf8' });
    return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  }

  /** Ends everything and removes the folder. */
  async stop(): Promise<void> {
    await this.parts.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
