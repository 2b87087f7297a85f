import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Text } from '../../components/Text';
import { TOUCH_TARGET } from '../../components/tokens';
import { replayTexts } from '../../features/traces/traceTexts';

/** Height of a row in CSS pixels. */
const ROW = TOUCH_TARGET;
/** How many rows beyond the visible ones are drawn. */
const SPARE_ROWS = 6;

/** How far a key moves in the list; null for other keys. */
function rowAfter(event: KeyboardEvent, row: number, last: number, pageRows: number): number | null {
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(row + 1, last);
    case 'ArrowUp':
      return Math.max(row - 1, 0);
    case 'PageDown':
      return Math.min(row + pageRows, last);
    case 'PageUp':
      return Math.max(row - pageRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

interface RowListProps {
  readonly label: string;
  /** How many rows there are. */
  readonly count: number;
  /** The current row, from 0; -1 for none. */
  readonly row: number;
  readonly onRow: (row: number) => void;
  /** Tells rows apart when others are listed. */
  readonly keyOf: (row: number) => number;
  /** Whether a row is marked by a red edge. */
  readonly isMarked: (row: number) => boolean;
  readonly renderRow: (row: number) => ReactNode;
}

/**
 * Rows of one line as a list box: a click or the arrow keys choose one. Only the rows in view are rendered, because
 * there can be thousands.
 */
export function RowList({ label, count, row, onRow, keyOf, isMarked, renderRow }: RowListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const last = count - 1;

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null || row < 0) return;
    const top = row * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ROW - element.clientHeight;
    }
  }, [row]);

  const first = Math.max(0, Math.floor(view.top / ROW) - SPARE_ROWS);
  const end = Math.max(first, Math.min(count, Math.ceil((view.top + view.height) / ROW) + SPARE_ROWS));
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  // aria-activedescendant refers to the current row, so it is always rendered.
  if (row >= 0 && (row < first || row >= end)) drawn.push(row);

  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={row < 0 ? undefined : `${id}-${keyOf(row)}`}
      onKeyDown={(event) => {
        const next = rowAfter(event, row, last, Math.max(1, Math.floor(view.height / ROW) - 1));
        if (next === null || last < 0) return;
        event.preventDefault();
        onRow(next);
      }}
      sx={{
        position: 'relative',
        overflowY: 'auto',
        minHeight: 0,
        height: '100%',
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      {count === 0 && (
        <Text role="option" aria-selected={false} aria-disabled sx={{ padding: 2, color: 'text.secondary' }}>
          {replayTexts.noMatch}
        </Text>
      )}
      <Box role="presentation" style={{ height: count * ROW }}>
        {drawn.map((at) => (
          <Box
            key={keyOf(at)}
            id={`${id}-${keyOf(at)}`}
            role="option"
            aria-selected={at === row}
            aria-setsize={count}
            aria-posinset={at + 1}
            onClick={() => onRow(at)}
            sx={{
              position: 'absolute',
              insetInline: 0,
              height: ROW,
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              paddingInline: 2,
              cursor: 'pointer',
              borderLeft: '3px solid',
              borderLeftColor: isMarked(at) ? 'error.main' : at === row ? 'primary.main' : 'transparent',
              bgcolor: at === row ? 'ground' : 'transparent',
              '&:hover': { bgcolor: 'ground' },
            }}
            style={{ top: at * ROW }}
          >
            {renderRow(at)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
