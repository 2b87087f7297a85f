/** Runs before every test file that renders: matchers, and APIs that jsdom lacks. */
import '@testing-library/jest-dom';
import * as React from 'react';
import { isRecord } from '../lib/untrusted';
import './waitFor';

// React takes a stack for each element that it creates, until it has taken many. Only `captureOwnerStack` reads them.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!isRecord(internals)) throw new Error('React has no internals of this name.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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
