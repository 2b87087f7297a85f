/** What servers, workers and migrations do before they load Vendure. */
import { readSettings, type Settings } from './settings';

/** Runs a program with the settings; a problem ends it with one line. */
export function start(program: (settings: Settings) => Promise<void>): void {
  process.env.VENDURE_DISABLE_TELEMETRY = 'true';
  const fail = (error: unknown): void => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  };
  try {
    program(readSettings()).catch(fail);
  } catch (error) {
    fail(error);
  }
}
