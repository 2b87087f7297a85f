import DOMPurify from 'dompurify';
import { toPublic } from '../../browser/publicPath';
import { isStoreUrl, safeLink, safePictureUrl } from '../../browser/safeUrl';
import { contactParts } from '../../lib/contactParts';
import { cutHtml, renameNoise } from './prepareHtml';
import { storeHtmlTexts } from './storeInfoTexts';

/** Maximum nesting depth; deeper elements are removed, and their text is kept. */
const MAX_DEPTH = 60;
/** Maximum number of pictures. */
const MAX_PICTURES = 100;
/** Maximum rowspan and colspan. */
const MAX_SPAN = 50;
/** Maximum width and height of a picture, in pixels. */
const MAX_SIDE = 4096;
/** Prefix of every id in the store's HTML, so that it clobbers no name of the page. */
const ID_PREFIX = 'store-';
const ID_MAX_LENGTH = 100;

/** Text, lists, tables, links and pictures; no styles, forms or frames. */
const textTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code', 'time'],
];
const allowed = {
  ALLOWED_TAGS: [...textTags, 'h1', 'a', 'img'],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'dir', 'lang'],
    ...['id', 'name'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

const plainTags: ReadonlySet<string> = new Set(textTags);
const cellTags: ReadonlySet<string> = new Set(['td', 'th']);
const scopes: ReadonlySet<string> = new Set(['row', 'col', 'rowgroup', 'colgroup']);
const directions: ReadonlySet<string> = new Set(['ltr', 'rtl', 'auto']);
const language = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

/** The id in the page for an id or name in the store's HTML; '' for an invalid one. */
export function storeId(id: string): string {
  const name = id.trim();
  return name === '' || name.length > ID_MAX_LENGTH || /[\s\p{Cc}]/u.test(name) ? '' : ID_PREFIX + name;
}

interface Progress {
  pictures: number;
  readonly depth: number;
  readonly isInLink: boolean;
}

type Read = (name: string) => string;

function reader(from: Element): Read {
  return (name) => from.getAttribute(name) ?? '';
}

function oneOf(word: string, words: ReadonlySet<string>): string {
  return words.has(word.toLowerCase()) ? word.toLowerCase() : '';
}

/** An integer, limited; '' for none. */
function count(text: string, limit: number): string {
  return /^\d{1,6}$/.test(text) ? String(Math.min(Number(text), limit)) : '';
}

function setAttributes(element: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) if (value !== '') element.setAttribute(name, value);
}

function create(tag: string, read: Read): HTMLElement {
  const element = document.createElement(tag);
  setAttributes(element, {
    title: read('title'),
    id: storeId(read('id')),
    dir: oneOf(read('dir'), directions),
    lang: language.test(read('lang')) ? read('lang') : '',
  });
  return element;
}

/** A picture without a referrer. `src` is set last, because it starts the request. */
function createPicture(src: string, read: Read): HTMLImageElement {
  const picture = document.createElement('img');
  picture.alt = read('alt');
  setAttributes(picture, {
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
    width: count(read('width'), MAX_SIDE),
    height: count(read('height'), MAX_SIDE),
    src,
  });
  return picture;
}

/** A button in place of a picture of another host, which is loaded only after a click, for privacy. */
function createPictureButton(src: string, read: Read): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = storeHtmlTexts.showPicture(new URL(src).host);
  button.addEventListener('click', () => {
    const picture = createPicture(src, read);
    picture.tabIndex = -1;
    button.replaceWith(picture);
    picture.focus();
  });
  return button;
}

function buildPicture(read: Read, progress: Progress): Node | null {
  const src = safePictureUrl(read('src'));
  if (src === '' || progress.pictures >= MAX_PICTURES) return null;
  progress.pictures += 1;
  if (isStoreUrl(src)) return createPicture(src, read);
  // A link must not contain a button.
  return progress.isInLink ? document.createTextNode(read('alt')) : createPictureButton(src, read);
}

function buildText(text: string, isInLink: boolean): readonly Node[] {
  const parts = isInLink ? [{ text, href: null }] : contactParts(text);
  return parts.map((part) => {
    if (part.href === null) return document.createTextNode(part.text);
    const link = document.createElement('a');
    link.href = part.href;
    link.textContent = part.text;
    return link;
  });
}

function buildLink(read: Read): HTMLElement {
  const link = create('a', read);
  const target = safeLink(read('href'));
  if (target?.kind === 'hash') link.setAttribute('href', `#${encodeURIComponent(target.id)}`);
  else if (target?.kind === 'local') link.setAttribute('href', toPublic(target.to));
  else if (target !== null) setAttributes(link, { href: target.href, rel: 'noopener noreferrer' });
  // An old-style anchor: <a name="…">.
  if (link.id === '') setAttributes(link, { id: storeId(read('name')) });
  return link;
}

function buildElement(from: Element, progress: Progress): Node | null {
  const tag = from.tagName.toLowerCase();
  const read = reader(from);
  if (tag === 'img') return buildPicture(read, progress);
  // The page has its h1 already.
  if (tag === 'h1') return create('h2', read);
  if (tag === 'a') return progress.isInLink ? create('span', read) : buildLink(read);
  if (!plainTags.has(tag)) return null;
  const element = create(tag, read);
  if (cellTags.has(tag)) {
    setAttributes(element, {
      colspan: count(read('colspan'), MAX_SPAN),
      rowspan: count(read('rowspan'), MAX_SPAN),
      scope: oneOf(read('scope'), scopes),
    });
  }
  return element;
}

/** Builds new nodes from a sanitised tree, with only the tags and attributes that are listed here. */
function buildChildren(from: Node, to: Node, progress: Progress): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      for (const node of buildText(child.nodeValue ?? '', progress.isInLink)) to.appendChild(node);
    } else if (child instanceof Element) {
      if (progress.depth >= MAX_DEPTH) {
        to.appendChild(document.createTextNode(child.textContent ?? ''));
        continue;
      }
      const built = buildElement(child, progress);
      if (built === null) continue;
      to.appendChild(built);
      const inner: Progress = {
        pictures: progress.pictures,
        depth: progress.depth + 1,
        isInLink: progress.isInLink || built instanceof HTMLAnchorElement,
      };
      buildChildren(child, built, inner);
      progress.pictures = inner.pictures;
    }
  }
}

/**
 * Converts untrusted HTML of the store into nodes for the page: no scripts, styles, forms or requests to other hosts, and
 * no h1.
 */
export function buildStoreHtml(html: string): DocumentFragment {
  const text = cutHtml(html);
  // Without content before it, a <frameset> would replace the body. The line break is removed again.
  const cleaned = DOMPurify.sanitize(`<br>${renameNoise(text)}`, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  });
  cleaned.firstChild?.remove();
  const built = document.createDocumentFragment();
  buildChildren(cleaned, built, { pictures: 0, depth: 0, isInLink: false });
  if (text.length < html.length) {
    const note = document.createElement('p');
    note.textContent = storeHtmlTexts.cut;
    built.append(note);
  }
  return built;
}
