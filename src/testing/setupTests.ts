/** Runs before every test file of `src`: a check that the console stays silent, and no delays between retries. */
import { format } from 'node:util';
import { pauses } from '../api/pauses';

pauses.wait = () => Promise.resolve();

/** One call of console.error or console.warn, with its stack. */
interface Noise {
  readonly text: string;
  readonly stack: string | undefined;
}

let noises: Noise[] = [];

function recordNoise(...values: unknown[]): void {
  const text = format(...values);
  noises.push({ text, stack: new Error(text).stack });
}

/** Fails a test that wrote a warning or an error to the console. */
function failOnNoise(): void {
  const found = noises;
  noises = [];
  if (found.length > 0) {
    throw new Error(
      `The console was not silent:\n\n${found.map(({ text, stack }) => stack ?? text).join('\n\n')}`,
    );
  }
}

// Replaced rather than spied on: `restoreMocks` would remove a spy.
console.error = recordNoise;
console.warn = recordNoise;
afterEach(failOnNoise);
afterAll(failOnNoise);
