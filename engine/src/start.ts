/** What servers, workers and migrations do before they load Vendure. */
import { readSettings, type Settings } from './settings';

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The error of a host with several addresses has a code and no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Runs a program with the settings; a problem ends it with one line. */
export function start(program: (settings: Settings) => Promise<void>): void {
  process.env.VENDURE_DISABLE_TELEMETRY = 'true';
  const fail = (error: unknown): void => {
    console.error(sentenceOf(error));
    process.exit(1);
  };
  try {
    program(readSettings()).catch(fail);
  } catch (error) {
    fail(error);
  }
}
