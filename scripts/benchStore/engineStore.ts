/** PostgreSQL, two servers of the engine and its worker for tests, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineProgram } from '../store/engineProgram';
import { startPostgres } from '../store/postgres';
import { isListening, runToEnd, startProgram, untilReady } from '../store/processes';

const DATABASE_PORT = 45500;
export const ENGINE_PORTS = [3300, 3301] as const;

/** A running engine and its database. */
export class EngineStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'store-'));
  readonly #stops: (() => Promise<void>)[] = [];
  #databaseUrl = '';

  /** Makes the database, runs `migrate` and starts everything. */
  async start(): Promise<void> {
    // PostgreSQL may run as another user.
    chmodSync(this.folder, 0o755);
    const { url: databaseUrl, program } = await startPostgres(this.folder, DATABASE_PORT);
    this.#databaseUrl = databaseUrl;
    this.#stops.push(() => program.stop('SIGINT'));
    const options = { folder: this.folder, databaseUrl, port: ENGINE_PORTS[0] };
    await runToEnd(engineProgram('migrate', options));
    for (const port of ENGINE_PORTS) {
      const server = startProgram(engineProgram('server', { ...options, port }));
      this.#stops.push(() => server.stop());
      await untilReady(server, () => isListening(port));
    }
    const worker = startProgram(engineProgram('worker', options));
    this.#stops.push(() => worker.stop());
  }

  /** Runs SQL; the rows, each a list of texts. */
  sql(query: string): string[][] {
    const parameters = [this.#databaseUrl, '-qAtv', 'ON_ERROR_STOP=1', '-F', '\t', '-c', query];
    const text = execFileSync('psql', parameters, { encoding: 'utf8' });
    return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  }

  /** Ends everything and removes the folder. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.toReversed()) await stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
