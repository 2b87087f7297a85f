/** The interface of the browser drivers, and the functions that they run in the page. */

/** The size of the window, in pixels: the layout of wide screens. */
export const WINDOW = { width: 1280, height: 900 } as const;

/** The roles by which elements are found. */
export type Role = 'button' | 'heading' | 'link' | 'menuitem';

/** An element of the page. */
export interface PageElement {
  click(): Promise<void>;
  /** Replaces the value of a field. */
  fill(text: string): Promise<void>;
  /** Scrolls it to the middle of the window. */
  scrollTo(): Promise<void>;
}

/** A snapshot of a page. */
export interface PageState {
  /** The visible text. */
  readonly text: string;
  /** The vertical scroll position, in pixels. */
  readonly scrolledBy: number;
  /** The console messages of this tab, one a line (listeningBuild.ts); null when they are not collected. */
  readonly messages: string | null;
}

/** A running browser with one page. Its functions do not wait for elements; those of Visitor do. */
export interface BrowserDriver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** The first element with the role and exactly the name, in the browser's own accessibility tree. */
  find(role: Role, name: string): Promise<PageElement | null>;
  /** The form field with the label. */
  findField(label: string): Promise<PageElement | null>;
  read(): Promise<PageState>;
  /** The console messages that the driver itself received; always empty in WebKit. */
  readonly consoleMessages: readonly string[];
  /** Ends the browser and the programs started for it. */
  close(): Promise<void>;
}

/** Runs in the page. */
export function readPage(messagesKey: string): PageState {
  return {
    text: document.body.innerText,
    scrolledBy: window.scrollY,
    messages: window.sessionStorage.getItem(messagesKey),
  };
}

/** Runs in the page: the form field of a label. Ignores the asterisk of required fields. */
export function fieldOf(label: string): HTMLElement | null {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ innerText }) => innerText.trim().replace(/\s*\*$/, '') === label)?.control ?? null;
}

/**
 * Runs in the page: scrolls an element to the middle of the window. Resolves in the next frame, when the page has
 * received its scroll event; a shopper could not click earlier either.
 */
export function centre(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((resolve) => window.requestAnimationFrame(() => resolve()));
}

/** Runs in the page: resolves when nothing moves any more, so that a click meets the element and not where it was. */
export async function comeToRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: focuses a field and selects its value, so that typing replaces it. */
export function selectText(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}
