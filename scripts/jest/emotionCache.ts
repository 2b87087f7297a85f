/**
 * Emotion's cache in unit tests. Of the styles it keeps what hides an element or keeps the pointer from it, and the
 * background of toasts, which is all that tests read: jsdom compares every rule with every element whose role or name
 * is asked for. Rules that never hold in jsdom go too: no pointer hovers, and media queries match nothing.
 */
// The same module by a path that Jest does not map to this file.
import createFullCache, {
  type Options,
  type StylisElement,
  type StylisPlugin,
} from '../../node_modules/@emotion/cache';

const READ = /^(?:display:none|visibility:|opacity:|pointer-events:)/;
const READ_OF_TOASTS = /^background-color:/;
const NEVER_HOLDS = /::|:hover|:active/;

function selectorsOf(rule: StylisElement | null): readonly string[] {
  return rule === null ? [] : [rule.props].flat();
}

function isRead(element: StylisElement): boolean {
  const { type, value, root } = element;
  if (type === '@media') return false;
  if (type === 'rule') return !selectorsOf(element).every((selector) => NEVER_HOLDS.test(selector));
  if (type !== 'decl' || READ.test(value)) return true;
  return READ_OF_TOASTS.test(value) && selectorsOf(root).some((selector) => selector.includes('MuiAlert'));
}

const keepRead: StylisPlugin = (element) => {
  // Comments are not written.
  if (!isRead(element)) element.type = 'comm';
};

/** `createCache` of `@emotion/cache`. */
export default function createCache(options: Options) {
  return createFullCache({ ...options, stylisPlugins: [keepRead] });
}
