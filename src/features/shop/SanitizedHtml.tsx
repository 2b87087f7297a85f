import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useRef } from 'react';
import { TOUCH_TARGET } from '../../components/tokens';
import { safeLink } from '../../lib/safeUrl';
import type { PagePlace } from './useStoreHtml';
import { useStoreHtml } from './useStoreHtml';

export interface SanitizedHtmlProps {
  /** HTML from the store; nothing in it is trusted. */
  readonly html: string;
  readonly place: PagePlace;
  /** Called for a click on a link inside the shop, with a path of this site or a hash with its '#'. */
  readonly onFollow: (to: string) => void;
  /** Called with the texts of its headings when it is in the page; the same function in every render. */
  readonly onShown?: (headings: readonly string[]) => void;
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** HTML from the store, sanitised. The only component that shows foreign HTML. */
export function SanitizedHtml({ html, place, onFollow, onShown }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useStoreHtml(box, html, place, onShown);

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || !isPlainClick(event)) return;
    const target = safeLink(link.getAttribute('href') ?? '');
    if (target?.kind !== 'hash' && target?.kind !== 'local') return;
    event.preventDefault();
    onFollow(target.kind === 'hash' ? `#${encodeURIComponent(target.id)}` : target.to);
  }

  return (
    <Box
      ref={box}
      onClick={onClick}
      sx={(theme) => ({
        // Margins of the first element do not collapse into the page.
        display: 'flow-root',
        // Stacked diacritics and direction overrides stay inside the box.
        overflow: 'clip',
        overflowClipMargin: '4px',
        unicodeBidi: 'isolate',
        '&& > :not(* + *)': { marginTop: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        // Pictures with a transparent background are made for a white page.
        ...theme.applyStyles('dark', { '& img': { backgroundColor: 'text.primary' } }),
        '& table': { borderCollapse: 'collapse' },
        '& button': {
          minHeight: TOUCH_TARGET,
          padding: '9px 20px',
          font: 'inherit',
          color: 'inherit',
          cursor: 'pointer',
          overflowWrap: 'anywhere',
          background: 'transparent',
          border: '1px solid',
          borderColor: 'outline',
          borderRadius: 1,
        },
      })}
    />
  );
}
