/** Runs before every test file of `src`: matchers, what jsdom lacks, and the rule that tests are silent. */
import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { retryPolicy } from '../api/retry';

// A busy machine takes its time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 10_000 });

// Retries are told apart by their number, not by time.
retryPolicy.wait = () => Promise.resolve();

/** One call of console.error or console.warn, with where it came from. */
interface Noise {
  readonly text: string;
  readonly stack: string | undefined;
}

let noises: Noise[] = [];

function recordNoise(...values: unknown[]): void {
  const text = format(...values);
  noises.push({ text, stack: new Error(text).stack });
}

/** Fails the test that wrote a warning or an error to the console: a silent console is a feature. */
function failOnNoise(): void {
  const found = noises;
  noises = [];
  if (found.length > 0) {
    throw new Error(
      `The console was not silent:\n\n${found.map(({ text, stack }) => stack ?? text).join('\n\n')}`,
    );
  }
}

// Replaced rather than spied on, so that no restoreMocks in a test file takes the rule away.
console.error = recordNoise;
console.warn = recordNoise;
afterEach(failOnNoise);
afterAll(failOnNoise);

// jsdom has no layout: it reports scrolling as an error and has no media queries.
Object.defineProperty(window, 'scrollTo', { writable: true, configurable: true, value: () => undefined });
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  writable: true,
  configurable: true,
  value: () => undefined,
});
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  configurable: true,
  value: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
