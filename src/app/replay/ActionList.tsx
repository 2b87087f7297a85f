import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { TOUCH_TARGET } from '../../components/tokens';
import { replayTexts } from '../../features/traces/traceTexts';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, stepName } from './stepTexts';

/** Height of a row in CSS pixels, and how many rows beyond the visible ones are drawn. */
const ROW = TOUCH_TARGET;
const SPARE_ROWS = 6;

interface ActionListProps {
  readonly opened: OpenedTrace;
  /** The steps that are listed, in order. */
  readonly steps: readonly number[];
  readonly step: number;
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
export function ActionList({ opened, steps, step, onJump }: ActionListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const row = steps.indexOf(step);
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
  if (row >= 0 && (row < first || row >= end)) drawn.push({ shown: step, at: row });

  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={replayTexts.actions}
      tabIndex={0}
      aria-activedescendant={row < 0 ? undefined : `${id}-${step}`}
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
        {drawn.map(({ shown, at }) => {
          const isCurrent = shown === step;
          const isDiverged = shown === opened.divergedStep;
          const offset = opened.offsets?.[shown];
          return (
            <Box
              key={shown}
              id={`${id}-${shown}`}
              role="option"
              aria-selected={isCurrent}
              aria-setsize={steps.length}
              aria-posinset={at + 1}
              onClick={() => onJump(shown)}
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
                borderLeftColor: isDiverged ? 'error.main' : isCurrent ? 'primary.main' : 'transparent',
                bgcolor: isCurrent ? 'ground' : 'transparent',
                '&:hover': { bgcolor: 'ground' },
              }}
              style={{ top: at * ROW }}
            >
              <Text
                component="span"
                variant="caption"
                sx={{
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                  minWidth: '3ch',
                  flex: 'none',
                }}
              >
                {shown}
              </Text>
              <Text
                component="span"
                variant="body2"
                noWrap
                sx={{ flex: 1, minWidth: 0, fontWeight: isCurrent ? 'fontWeightBold' : undefined }}
              >
                {stepName(opened, shown)}
              </Text>
              {isDiverged && (
                <Text component="span" variant="caption" sx={{ color: 'error.main', flex: 'none' }}>
                  {replayTexts.divergesHere}
                </Text>
              )}
              {offset !== undefined && (
                <Text
                  component="span"
                  variant="caption"
                  sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flex: 'none' }}
                >
                  {formatOffset(offset)}
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
