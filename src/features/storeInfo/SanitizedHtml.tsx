import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { lightEdge, TOUCH_TARGET } from '../../components/tokens';
import { useWhenOnline } from '../../components/useWhenOnline';
import { toPublic } from '../../browser/publicPath';
import { decodeHash, isStoreUrl, safeLink, safePictureUrl } from '../../browser/safeUrl';
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

const BLOCKS = ':is(p, ul, ol, dl, table, blockquote, address, hr)';

/** The server's markup in the look of the built-in texts. */
const StoreHtml = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const { h2, h3, subtitle1 } = theme.typography;
  return {
    // Margins of the first element do not collapse into the page.
    display: 'flow-root',
    // Stacked diacritics and direction overrides stay inside the box.
    overflow: 'clip',
    overflowClipMargin: '4px',
    unicodeBidi: 'isolate',
    '& h2': { ...h2, margin: '40px 0 16px', [theme.breakpoints.down('md')]: { marginTop: 32 } },
    '& :is(h3, h4, h5, h6)': { ...h3, margin: '24px 0 8px' },
    // They collapse: as much space between any two, also beside a text, a picture or a button without a paragraph.
    [`& ${BLOCKS}`]: { marginBlock: 16 },
    [`& :is(h3, h4, h5, h6) + ${BLOCKS}`]: { marginTop: 8 },
    [`& :is(li, dd, td, th) > ${BLOCKS}`]: { marginTop: 0 },
    '& :is(ul, ol)': { paddingLeft: 24, listStyle: 'revert' },
    '& dd': { marginLeft: 40 },
    '& li': { marginBottom: 6 },
    '& a': {
      color: 'inherit',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.22em',
      textDecorationColor: palette.outline,
    },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      padding: '8px 16px 8px 0',
      textAlign: 'left',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& blockquote': { marginInline: 0, paddingLeft: 16, borderLeft: `2px solid ${palette.divider}` },
    // What a text begins with is its lead, as in the built-in ones.
    '& > p:not(* + *)': subtitle1,
    // Also the first one in an element around all.
    '&& > :not(* + *), && > :not(* + *) > :not(* + *)': { marginTop: 0 },
    '& img': {
      maxWidth: '100%',
      height: 'auto',
      ...theme.applyStyles('dark', lightEdge(theme)),
    },
    '& button': {
      minHeight: TOUCH_TARGET,
      padding: '9px 20px',
      font: 'inherit',
      fontWeight: theme.typography.fontWeightBold,
      color: 'inherit',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      background: 'transparent',
      border: `1px solid ${palette.outline}`,
      borderRadius: theme.shape.borderRadius,
    },
  };
});

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

interface SanitizedHtmlProps {
  /** HTML from the server; nothing in it is trusted. */
  readonly html: string;
  /** The page's heading, which the text need not repeat; none by default. */
  readonly title?: string;
  /** Called with the texts of its headings when it is in the page; the same function in every render. */
  readonly onShown?: (headings: readonly string[]) => void;
}

/**
 * HTML from the server, sanitised, scrolled to the part of it that the address names. The only component that shows
 * foreign HTML.
 */
export function SanitizedHtml({ html, title = '', onShown }: SanitizedHtmlProps) {
  const location = useLocation();
  const hash = decodeHash(location.hash);
  // A reload, Back or Forward: then a scroll position that the browser restored wins.
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    box.current?.replaceChildren(buildStoreHtml(html, title));
    const headings = box.current?.querySelectorAll('h2') ?? [];
    onShown?.([...headings].map(({ textContent }) => textContent.trim()));
  }, [html, title, onShown]);

  useEffect(() => {
    if (box.current === null || hash === '' || (isReturn && window.scrollY > 0)) return;
    // DOMPurify gives ids and names a prefix.
    const name = CSS.escape(`user-content-${hash}`);
    const target = box.current.querySelector<HTMLElement>(`#${name}, [name=${name}]`);
    if (target === null) return;
    target.scrollIntoView();
    // The next Tab goes on from there, as after a link that the browser follows itself.
    if (!target.hasAttribute('href')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // The key: a link to the same place again.
  }, [html, hash, location.key, isReturn]);

  useWhenOnline(true, () => {
    for (const picture of box.current?.querySelectorAll('img') ?? []) {
      if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
    }
  });

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || !isPlainClick(event)) return;
    const target = safeLink(link.getAttribute('href') ?? '');
    if (target === null || !('to' in target)) return;
    event.preventDefault();
    void navigate(target.to);
  }

  return (
    <>
      <StoreHtml ref={box} onClick={onClick} />
      {html.length > STORE_HTML_MAX_LENGTH && <Typography>{storeHtmlTexts.cut}</Typography>}
    </>
  );
}
