/** Reads the text of a page, and records it for each action; for the browser tests of traces. */

/** The text of a screen. */
export interface ScreenText {
  readonly text: string;
  /** Whether forms are left out, because someone typed into one: traces have no keystrokes. */
  readonly isWithoutForms: boolean;
  /** Whether toasts are left out, because one waited until an older one was gone. */
  readonly isWithoutToasts: boolean;
}

/** The recorded screens, actions and states of a page. */
export interface ProbedRun {
  /** The texts of the screen by the number of actions so far. */
  readonly screens: readonly (readonly [step: number, texts: readonly ScreenText[]])[];
  /** Every action and every state as JSON, unchanged. */
  readonly raw: string;
}

/** What to leave out of a screen's text. */
interface ReadingOptions {
  readonly isWithoutForms?: boolean;
  readonly isWithoutToasts?: boolean;
  /** The messages of current toasts; other toasts are fading out. */
  readonly toasts?: readonly string[];
}

interface Store {
  dispatch: (action: unknown) => unknown;
  getState: () => unknown;
}
type CreateStore = (...given: unknown[]) => Store;
type Enhancer = (create: CreateStore) => CreateStore;
type ComposeWithDevTools = (options: unknown) => (...enhancers: Enhancer[]) => Enhancer;

declare global {
  interface Window {
    readScreen: (options?: ReadingOptions) => string;
    readRun: () => ProbedRun;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: ComposeWithDevTools;
  }
}

/**
 * Defines `window.readScreen` in every page and frame: the accessible text of the document, without hidden elements,
 * values of fields and the recorder's badge. Runs in the browser.
 */
export function installScreenReader(): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION']);
  const named = /^(H[1-6]|A|BUTTON|INPUT|SELECT|TEXTAREA|IMG|NAV|MAIN|FORM|DIALOG)$/;

  function isLeavingToast(element: Element, toasts: readonly string[] | undefined): boolean {
    return (
      toasts !== undefined &&
      element.matches('.notistack-SnackbarContainer :is([role="status"], [role="alert"])') &&
      !toasts.some((message) => element.textContent.includes(message))
    );
  }

  function read(node: Node, words: string[], options: ReadingOptions): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '') words.push(text);
      return;
    }
    if (!(node instanceof Element) || skipped.has(node.tagName)) return;
    if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('data-trace-tools')) return;
    if (isLeavingToast(node, options.isWithoutToasts === true ? [] : options.toasts)) return;
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
    const role = node.getAttribute('role') ?? (named.test(node.tagName) ? node.tagName.toLowerCase() : '');
    if (role !== '' || name !== '') words.push(`<${role}${name === '' ? '' : ` ${name}`}>`);
    if (node.tagName === 'TEXTAREA' || (node.tagName === 'FORM' && options.isWithoutForms === true)) return;
    for (const child of node.childNodes) read(child, words, options);
  }

  window.readScreen = (options = {}) => {
    const words: string[] = [];
    read(document.body, words, options);
    return words.join('\n');
  };
}

/**
 * Watches the store of a recording page as the innermost enhancer, through the DevTools' compose function, and records
 * the screen's text of each step: after painting, at every later change, and right before the next action. Steps that
 * were never painted have no screen, nor have steps that ended while code was loading or before hydration. Runs in the
 * browser, after `installScreenReader`.
 */
export function installRunProbe(): void {
  interface Toasts {
    notifications: { toasts: { message: string }[] };
  }

  const LOADING_CODE = 'Loading the page';
  const screens = new Map<number, ScreenText[]>();
  const typedForms = new WeakSet<Element>();
  const actions: unknown[] = [];
  const states: unknown[] = [];
  let step = 0;
  let isDrawn = false;
  let isHydrated = false;
  /** Whether the page has not changed since code came. */
  let isCodeUndrawn = false;

  /** Whether code is on its way, or not shown yet. webpack removes a script's element once it has loaded. */
  const isLoadingCode = (): boolean =>
    isCodeUndrawn || document.querySelector('script[data-webpack]') !== null;

  /** Whether prerendered markup is hydrated: then React has marked every element. */
  const hydrates = (): boolean => {
    const root = document.getElementById('root');
    if (root?.dataset['prerendered'] !== window.location.pathname) return true;
    return [...root.querySelectorAll('*')].every((element) =>
      Object.keys(element).some((name) => name.startsWith('__reactFiber')),
    );
  };

  const note = (): void => {
    if (!isDrawn || !isHydrated) return;
    const isWithoutForms = [...document.forms].some((form) => typedForms.has(form));
    const toasts = (states.at(-1) as Toasts).notifications.toasts.map(({ message }) => message);
    const isWithoutToasts = toasts.some((message) => !document.body.textContent.includes(message));
    const text = window.readScreen({ isWithoutForms, isWithoutToasts, toasts });
    const texts = screens.get(step) ?? [];
    if (text.includes(LOADING_CODE) || texts.some((noted) => noted.text === text)) return;
    screens.set(step, [...texts, { text, isWithoutForms, isWithoutToasts }]);
  };
  const afterDrawing = (callback: () => void): void => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
  };
  const noteOnceDrawn = (): void => {
    isDrawn = false;
    const noted = step;
    afterDrawing(() => {
      if (noted !== step) return;
      isDrawn = true;
      note();
    });
  };
  const noteOnceHydrated = (): void => {
    if (!hydrates()) {
      requestAnimationFrame(noteOnceHydrated);
      return;
    }
    afterDrawing(() => {
      isHydrated = true;
      note();
    });
  };
  // Reading a whole screen is slow, so once per frame; the screen right before an action is always read.
  let isNoteDue = false;
  const noteInNextFrame = (): void => {
    if (isNoteDue) return;
    isNoteDue = true;
    requestAnimationFrame(() => {
      isNoteDue = false;
      note();
    });
  };

  // The bank's page has no store.
  const begin = (): void => {
    noteOnceHydrated();
    noteOnceDrawn();
  };

  const probe: Enhancer =
    (create) =>
    (...given) => {
      const store = create(...given);
      states.push(store.getState());
      if (document.readyState === 'loading') window.addEventListener('DOMContentLoaded', begin);
      else begin();
      return {
        ...store,
        dispatch: (action) => {
          // A replay has all code, so it would show what this screen still lacked.
          if (isLoadingCode()) screens.delete(step);
          else note();
          step += 1;
          noteOnceDrawn();
          const result = store.dispatch(action);
          actions.push(action);
          states.push(store.getState());
          return result;
        },
      };
    };
  const plainCompose: ComposeWithDevTools =
    () =>
    (...enhancers) =>
    (create) =>
      enhancers.reduceRight((made, enhancer) => enhancer(made), create);
  // The script that replaces the extension stays the innermost.
  const { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose = plainCompose } = window;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    (options) =>
    (...enhancers) =>
      compose(options)(...enhancers, probe);

  window.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const isOfTools = ({ target }: MutationRecord): boolean => {
        const element = target instanceof Element ? target : target.parentElement;
        return element !== null && element.closest('[data-trace-tools]') !== null;
      };
      if (!changes.every(isOfTools)) isCodeUndrawn = false;
      noteInNextFrame();
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) isCodeUndrawn = true;
    },
    { capture: true },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form !== null) typedForms.add(form);
    },
    { capture: true },
  );
  window.readRun = () => {
    note();
    return {
      screens: [...screens],
      raw: JSON.stringify({ actions, states }),
    };
  };
}
