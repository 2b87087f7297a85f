/**
 * Emotion's cache in unit tests. Of the styles it keeps what decides whether something is shown, which is all that tests
 * read: jsdom compares every rule with every element whose role or name is asked for.
 */
import type { Options, StylisPlugin } from '@emotion/cache';
// The same module by a path that Jest does not map to this file.
import createFullCache from '../../node_modules/@emotion/cache';

const READ = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'transform', 'background-color']);

const keepRead: StylisPlugin = (element) => {
  const isUnread = element.type === 'decl' && typeof element.props === 'string' && !READ.has(element.props);
  if (isUnread) element.value = '';
};

/** `createCache` of `@emotion/cache`. */
export default function createCache(options: Options) {
  return createFullCache({ ...options, stylisPlugins: [keepRead] });
}
