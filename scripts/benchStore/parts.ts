import type { RunningProgram } from '../store/processes';

/** How a part is started. */
type Begin = () => Promise<RunningProgram>;

/** Programs that can be killed and started again. */
export class Parts {
  readonly #parts = new Map<string, { readonly begin: Begin; running: RunningProgram }>();

  /** Starts a part and keeps it under a name. One of this name is stopped before. */
  async start(name: string, begin: Begin): Promise<void> {
    await this.#parts.get(name)?.running.stop();
    this.#parts.set(name, { begin, running: await begin() });
  }

  #part(name: string) {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`There is no part ${name}.`);
    return part;
  }

  /** Ends a part as `kill -9` does. */
  async kill(name: string): Promise<void> {
    await this.#part(name).running.stop('SIGKILL');
  }

  /** Starts a part that was killed, as it was started before. */
  async restart(name: string): Promise<void> {
    const part = this.#part(name);
    part.running = await part.begin();
  }

  /** Ends all parts, the last one first. */
  async stop(): Promise<void> {
    // PostgreSQL would wait for its clients with SIGTERM.
    for (const { running } of [...this.#parts.values()].toReversed()) await running.stop('SIGINT');
    this.#parts.clear();
  }
}
