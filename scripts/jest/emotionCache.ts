/**
 * Emotion's cache in unit tests. Of the styles it keeps what hides an element or keeps the pointer from it, and its
 * background, which is all that tests read: jsdom compares every rule with every element whose role or name is asked for.
 */
// The same module by a path that Jest does not map to this file.
import createFullCache, { type Options, type StylisPlugin } from '../../node_modules/@emotion/cache';

const READ = /^(?:display:none|visibility:|opacity:|pointer-events:|background-color:)/;

const keepRead: StylisPlugin = (element) => {
  if (element.type === 'decl' && !READ.test(element.value)) element.value = '';
};

/** `createCache` of `@emotion/cache`. */
export default function createCache(options: Options) {
  return createFullCache({ ...options, stylisPlugins: [keepRead] });
}
