/** Runs before every test file of `src`: matchers, APIs that jsdom lacks, and a check that the console stays silent. */
import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { retryPolicy } from '../api/retry';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

// Without delays between retries.
retryPolicy.wait = () => Promise.resolve();

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

// jsdom has neither layout nor scrolling nor media queries.
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};
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
