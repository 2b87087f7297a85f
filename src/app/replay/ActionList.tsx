import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { replayTexts } from '../../features/traces/traceTexts';
import type { TraceNotes } from '../../features/traces/traceNotes';
import type { OpenedTrace } from './openedTrace';
import { ROW, StepRow } from './StepRow';
import { indexOfStep } from './storyFilter';

/** How many rows beyond the visible ones are drawn. */
const SPARE_ROWS = 6;

interface ActionListProps {
  readonly opened: OpenedTrace;
  /** The steps that are listed, in order. */
  readonly steps: readonly number[];
  readonly step: number;
  readonly notes: TraceNotes;
  readonly onJump: (step: number) => void;
}

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

/**
 * The actions of a trace as a list box: a click or the arrow keys jump. Only the rows in view are rendered, because
 * there can be thousands.
 */
export function ActionList({ opened, steps, step, notes, onJump }: ActionListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const row = indexOfStep(steps, step);
  const last = steps.length - 1;

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
  const end = Math.min(steps.length, Math.ceil((view.top + view.height) / ROW) + SPARE_ROWS);
  const drawn = steps.slice(first, end).map((shown, index) => ({ shown, at: first + index }));
  // aria-activedescendant refers to the current row, so it is always rendered.
  if (row >= 0 && (row < first || row >= end)) drawn.push({ shown: steps[row] ?? 0, at: row });

  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={replayTexts.actions}
      tabIndex={0}
      aria-activedescendant={row < 0 ? undefined : `${id}-${steps[row] ?? 0}`}
      onKeyDown={(event) => {
        const next = rowAfter(event, row, last, Math.max(1, Math.floor(view.height / ROW) - 1));
        const target = next === null ? undefined : steps[next];
        if (target === undefined) return;
        event.preventDefault();
        onJump(target);
      }}
      sx={{
        position: 'relative',
        overflowY: 'auto',
        minHeight: 0,
        height: '100%',
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      {steps.length === 0 && (
        <Text role="option" aria-selected={false} aria-disabled sx={{ padding: 2, color: 'text.secondary' }}>
          {replayTexts.noMatch}
        </Text>
      )}
      <Box role="presentation" style={{ height: steps.length * ROW }}>
        {drawn.map(({ shown, at }) => (
          <StepRow
            key={shown}
            id={`${id}-${shown}`}
            opened={opened}
            step={shown}
            note={notes.get(shown) ?? ''}
            isCurrent={at === row}
            at={at}
            count={steps.length}
            onJump={onJump}
          />
        ))}
      </Box>
    </Box>
  );
}
