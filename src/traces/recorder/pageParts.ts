/** Marks the element of the recorder's badge, which is no part of the shop's screens. */
export const TOOLBAR_MARK = 'data-trace-tools';

const PARTS =
  'a, button, input, select, textarea, summary, img, [role], h1, h2, h3, article, nav, main, form, dialog';

/** What parts of a page are called, the first that fits; others are called by their tag. */
const ROLES = [
  ['[type=checkbox]', 'checkbox'],
  ['[type=radio]', 'radio button'],
  ['[type=range]', 'slider'],
  ['summary, [type=submit], [type=button]', 'button'],
  ['a', 'link'],
  ['select', 'list'],
  ['input, textarea', 'field'],
  ['img', 'picture'],
  ['h1, h2, h3', 'heading'],
] as const;
/** Those that are named by what is in them; what is in others can be a value. */
const NAMED_BY_CONTENT: ReadonlySet<string> = new Set(['link', 'button', 'tab', 'menuitem', 'heading']);

/** What a part of the page is, such as 'button'. */
export function roleOf(part: Element): string {
  return (
    part.getAttribute('role') ?? ROLES.find(([selector]) => part.matches(selector))?.[1] ?? part.localName
  );
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function labelOf(part: Element): string {
  const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = ids.map((id) => textOf(document.getElementById(id))).join(' ');
  if (labelled.trim() !== '') return labelled;
  return 'labels' in part && part.labels instanceof NodeList
    ? [...part.labels].map((label) => (label instanceof Element ? textOf(label) : '')).join(' ')
    : '';
}

/** What a part of the page is called; never what stands in it as a value. */
export function nameOf(part: Element): string {
  const names = [
    part.getAttribute('aria-label') ?? '',
    labelOf(part),
    part.getAttribute('alt') ?? '',
    NAMED_BY_CONTENT.has(roleOf(part)) ? textOf(part) : '',
    part.getAttribute('title') ?? '',
  ];
  return names.find((name) => name.trim() !== '') ?? '';
}

function isAt(part: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * The part of the page that a person means who presses an element; null for the recorder's badge. A disabled button
 * lets presses through to what is behind it.
 */
export function pressedPart(target: Element, event?: Event): Element | null {
  if (target.closest(`[${TOOLBAR_MARK}]`) !== null) return null;
  const disabled =
    event instanceof MouseEvent
      ? [...target.querySelectorAll(':disabled')].find((part) => isAt(part, event))
      : undefined;
  return disabled ?? target.closest(PARTS) ?? document.body;
}
