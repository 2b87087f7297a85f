import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { lightEdge, TOUCH_TARGET } from '../../components/tokens';
import { useWhenOnline } from '../../components/useWhenOnline';
import { decodeHash, safeLink } from '../../browser/safeUrl';
import { buildStoreHtml, STORE_HTML_MAX_LENGTH } from './storeHtml';
import { storeHtmlTexts } from './storeInfoTexts';

interface SanitizedHtmlProps {
  /** HTML from the server; nothing in it is trusted. */
  readonly html: string;
  /** The page's heading, which the text need not repeat; none by default. */
  readonly title?: string;
  /** Called with the texts of its headings when it is in the page; the same function in every render. */
  readonly onShown?: (headings: readonly string[]) => void;
}

const BLOCKS = ':is(p, ul, ol, dl, table, blockquote, address, hr)';

/** The server's markup in the look of the built-in texts. */
const StoreHtml = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const { h2, h3 } = theme.typography;
  return {
    // Margins of the first element do not collapse into the page.
    display: 'flow-root',
    // Stacked diacritics and direction overrides stay inside the box.
    overflow: 'clip',
    overflowClipMargin: '4px',
    unicodeBidi: 'isolate',
    '& h2': { ...h2, margin: '40px 0 16px' },
    '& :is(h3, h4, h5, h6)': { ...h3, margin: '24px 0 8px' },
    // They collapse: as much space between any two, also beside a text, a picture or a button without a paragraph.
    [`& ${BLOCKS}`]: { marginBlock: 16 },
    [`& :is(h3, h4, h5, h6) + ${BLOCKS}`]: { marginTop: 8 },
    [`& :is(li, dd, td, th) > ${BLOCKS}`]: { marginTop: 0 },
    '& :is(ul, ol)': { paddingLeft: 24 },
    '& li': { marginBottom: 6 },
    '& a': {
      color: 'inherit',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.22em',
      textDecorationColor: palette.outline,
    },
    '& table': { borderCollapse: 'collapse' },
    '& :is(th, td)': {
      padding: '8px 16px 8px 0',
      textAlign: 'left',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& blockquote': { marginInline: 0, paddingLeft: 16, borderLeft: `2px solid ${palette.divider}` },
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
