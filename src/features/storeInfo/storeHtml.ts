import DOMPurify from 'dompurify';
import { toPublic } from '../../browser/publicPath';
import { isStoreUrl, safeLink, safePictureUrl } from '../../browser/safeUrl';
import { contactParts } from '../../lib/contactParts';
import { storeHtmlTexts } from './storeInfoTexts';

/** Maximum length in characters: more would block the page for too long. */
export const STORE_HTML_MAX_LENGTH = 500_000;

/** Text, lists, tables, links and pictures; no styles, forms or frames. */
const tags =
  'h2 h3 h4 h5 h6 p br hr div span blockquote address ul ol li dl dt dd a img strong b em i u s small ' +
  'sub sup abbr code time table caption thead tbody tfoot tr th td';
const attributes = 'href src alt title width height colspan rowspan scope dir lang id name';
const options = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ...{ ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false },
  // Ids and names get a prefix, so that they clobber none of the page.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true as const,
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement)) return;
  const target = element.matches('a a') ? null : safeLink(element.getAttribute('href') ?? '');
  if (target === null) element.removeAttribute('href');
  else if ('to' in target) element.setAttribute('href', toPublic(target.to));
  else Object.assign(element, { href: target.href, rel: 'noopener noreferrer' });
});

/** Renames handlers, styles and scripts, which Chromium reports though they are only parsed, and the page's second h1. */
function rename(html: string): string {
  const handlerOrStyle = /("[^"]*"|'[^']*')|([\s/])(?:on[a-z]+|style)(?=\s*=)/gi;
  return html
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi, (tag) =>
      tag.replace(handlerOrStyle, (_, quoted?: string, gap = '') => quoted ?? `${gap}x`),
    )
    .replace(/<(\/?)(?:style|script)(?=[\s/>])/gi, '<$1xmp')
    .replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2');
}

/** A picture of another host gets a button in its place, and is loaded only after a click, for privacy. */
function preparePicture(picture: HTMLImageElement): void {
  const src = safePictureUrl(picture.getAttribute('src') ?? '');
  if (src === '') return picture.remove();
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  picture.setAttribute('src', src);
  if (isStoreUrl(src)) return;
  if (picture.matches('a *')) return picture.replaceWith(picture.alt);
  const textContent = storeHtmlTexts.showPicture(new URL(src).host);
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent });
  button.addEventListener('click', () => {
    picture.tabIndex = -1;
    button.replaceWith(picture);
    picture.focus();
  });
  picture.replaceWith(button);
}

/** The words of a title that say something, in lower case. */
function wordsOf(title: string): readonly string[] {
  return title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** Removes a title at the start that says what the page's own heading says; the headings below it move up a level. */
function removeRepeatedTitle(built: DocumentFragment, title: string): void {
  const [heading, next] = built.querySelectorAll('h2');
  const isFirst = heading !== undefined && heading === built.firstElementChild && heading.id === '';
  if (!isFirst || next !== undefined) return;
  if (!wordsOf(heading.textContent).some((word) => wordsOf(title).includes(word))) return;
  heading.remove();
  for (const part of built.querySelectorAll('h3')) {
    const moved = document.createElement('h2');
    if (part.id !== '') moved.id = part.id;
    moved.append(...part.childNodes);
    part.replaceWith(moved);
  }
}

/**
 * Untrusted HTML of the server as nodes without scripts, styles, forms, requests to other hosts, and without an h1.
 * @param title the page's heading; '' for none
 */
export function buildStoreHtml(html: string, title = ''): DocumentFragment {
  // Without content before it, a <frameset> would replace the body. The line break is removed again.
  const built = DOMPurify.sanitize(`<br>${rename(html.slice(0, STORE_HTML_MAX_LENGTH))}`, options);
  built.firstChild?.remove();
  for (const parent of [built, ...built.querySelectorAll(':not(a, a *)')]) {
    for (const text of [...parent.childNodes].filter((node) => node instanceof Text)) {
      text.replaceWith(
        ...contactParts(text.data).map(({ text: textContent, href }) =>
          href === null ? textContent : Object.assign(document.createElement('a'), { href, textContent }),
        ),
      );
    }
  }
  built.querySelectorAll('img').forEach(preparePicture);
  removeRepeatedTitle(built, title);
  return built;
}
