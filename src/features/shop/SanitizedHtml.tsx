import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

export interface SanitizedHtmlProps {
  /** HTML from the store; nothing in it is trusted. */
  readonly html: string;
}

/** Text, lists, tables, links and pictures: what a policy is written with. No styles, no forms, no frames. */
const settings = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'address'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code', 'time'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'dir',
    'lang',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Pages, mail, telephone and addresses within the shop.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** The HTML without anything that could run or restyle the page, fitted into a page that has its h1 already. */
function sanitize(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ...settings,
    ALLOWED_TAGS: [...settings.ALLOWED_TAGS],
    ALLOWED_ATTR: [...settings.ALLOWED_ATTR],
  });
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const picture of fragment.querySelectorAll('img')) {
    // A logo that the store does not have.
    if ((picture.getAttribute('src') ?? '') === '') picture.remove();
    else picture.loading = 'lazy';
  }
  // In the fragment's own document, which fetches nothing: pictures are fetched once, where they are shown.
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/** HTML from the store, sanitised. The only component that shows HTML it has not written itself. */
export function SanitizedHtml({ html }: SanitizedHtmlProps) {
  const safe = useMemo(() => sanitize(html), [html]);
  return (
    <Box
      sx={(theme) => ({
        // The text starts where the boxes that it replaces did, whatever its first element is.
        display: 'flow-root',
        '&& > :not(* + *)': { marginTop: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        // A store draws its pictures for white paper: in the dark they keep a piece of it.
        ...theme.applyStyles('dark', { '& img': { backgroundColor: 'text.primary' } }),
        '& table': { borderCollapse: 'collapse' },
      })}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
