import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { replayTexts } from '../traceTexts/replayTexts';
import { TOUCH_TARGET } from '../../components/tokens';
import { ownValue } from '../../lib/untrusted';
import { useElementSize } from './useElementSize';

/** The least height of a row in CSS pixels. */
const ROW = TOUCH_TARGET;

/** The look of a list of steps and of its rows. Of thousands of rows none has texts or styles of its own to compute. */
const rowListSx = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: '-2px' },
  '& [role="option"]': {
    position: 'absolute',
    insetInline: 0,
    height: ROW,
    paddingBlock: 0,
    typography: 'caption',
    columnGap: 1.5,
    whiteSpace: 'nowrap',
    borderLeft: '3px solid transparent',
    '&, &.Mui-selected': { color: 'text.secondary' },
    '&.Mui-selected, &:has(> [aria-current])': { borderLeftColor: 'primary.main' },
    '&:has(> [data-failed])': { borderLeftColor: 'error.main' },
    '& > span': { flexShrink: 0, minWidth: '3ch' },
  },
  '& .MuiListItemText-root': { my: 0 },
  '& .MuiListItemText-root > span': { lineHeight: 1.25, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiListItemText-primary': { display: 'block', typography: 'body2', color: 'text.primary' },
  '& .MuiListItemText-secondary': { display: 'block' },
  '& .Mui-selected .MuiListItemText-primary': { fontWeight: 'fontWeightBold' },
  '& [data-failed]': { color: 'error.main' },
} as const;

interface StepTextProps {
  readonly primary: string;
  readonly secondary: string | undefined;
  readonly failed?: 'primary' | 'secondary' | undefined;
}

export function StepText({ primary, secondary, failed }: StepTextProps) {
  return (
    <ListItemText
      disableTypography
      primary={
        <span className={listItemTextClasses.primary} data-failed={failed === 'primary' || undefined}>
          {primary}
        </span>
      }
      secondary={
        <span className={listItemTextClasses.secondary} data-failed={failed === 'secondary' || undefined}>
          {secondary}
        </span>
      }
    />
  );
}

const SPARE_ROWS = 6;

/**
 * The row of a step, and what chooses a row. Several rows can be at one step: it is the one that was chosen last, else
 * `otherwise`.
 */
export function useStepRow(
  rows: readonly { readonly step: number }[],
  step: number,
  otherwise: number,
  onJump: (step: number) => void,
) {
  const [chosen, setChosen] = useState(0);
  const onRow = useCallback(
    (row: number): void => {
      setChosen(row);
      onJump(rows[row]?.step ?? 0);
    },
    [rows, onJump],
  );
  return { row: rows[chosen]?.step === step ? chosen : otherwise, onRow };
}

interface RowListProps {
  readonly label: string;
  readonly count: number;
  /** The current row, from 0; -1 for none. */
  readonly row: number;
  readonly onRow: (row: number) => void;
  /** The content of a row. A new function draws every row again. */
  readonly renderRow: (row: number) => ReactNode;
}

interface RowProps extends Pick<RowListProps, 'count' | 'onRow' | 'renderRow'> {
  readonly id: string;
  readonly at: number;
  readonly isCurrent: boolean;
}

/** Drawn once: of all rows only those of the left and the new step change. */
const Row = memo(function Row({ id, at, count, isCurrent, onRow, renderRow }: RowProps) {
  return (
    <ListItemButton
      id={id}
      role="option"
      selected={isCurrent}
      aria-selected={isCurrent}
      aria-setsize={count}
      aria-posinset={at + 1}
      tabIndex={-1}
      onClick={() => onRow(at)}
      style={{ top: at * ROW }}
    >
      {renderRow(at)}
    </ListItemButton>
  );
});

/**
 * Rows of one line as a list box: a click or the arrow keys choose one. Only the rows in view are rendered, because
 * there can be thousands.
 */
export function RowList({ label, count, row, onRow, renderRow }: RowListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });

  const measure = (element: HTMLElement): void => {
    setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useElementSize(box, measure);

  useEffect(() => {
    const element = box.current;
    if (element === null || row < 0) return;
    const top = row * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ROW - element.clientHeight;
    }
  }, [row]);

  const slots = Math.ceil(view.height / ROW) + 2 * SPARE_ROWS + 1;
  const first = Math.max(0, Math.floor(view.top / ROW) - SPARE_ROWS);
  const end = Math.max(first, Math.min(count, Math.ceil((view.top + view.height) / ROW) + SPARE_ROWS));
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  // aria-activedescendant refers to the current row, so it is always rendered.
  const isOutside = row >= 0 && (row < first || row >= end);
  if (isOutside) drawn.push(row);

  return (
    <List
      ref={box}
      component="div"
      dense
      disablePadding
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={row < 0 ? undefined : `${id}-${row}`}
      // A row that is clicked leaves the focus to the list: the row may be gone after the next key.
      onFocus={(event) => event.currentTarget.focus({ preventScroll: true })}
      onScroll={(event) => measure(event.currentTarget)}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor(view.height / ROW) - 1);
        const moves = {
          ArrowDown: 1,
          ArrowUp: -1,
          PageDown: page,
          PageUp: -page,
          Home: -Infinity,
          End: Infinity,
        };
        const move = ownValue(moves, event.key);
        if (move === undefined || count === 0) return;
        event.preventDefault();
        onRow(Math.max(0, Math.min(row + move, count - 1)));
      }}
      sx={rowListSx}
    >
      {count === 0 && (
        <Typography role="option" aria-selected={false} aria-disabled color="textSecondary" sx={{ p: 2 }}>
          {replayTexts.noMatch}
        </Typography>
      )}
      <div role="presentation" style={{ height: count * ROW }}>
        {drawn.map((at) => (
          <Row
            // The element of a row that has left the view shows another one: faster than a new one.
            key={isOutside && at === row ? 'current' : at % slots}
            id={`${id}-${at}`}
            at={at}
            count={count}
            isCurrent={at === row}
            onRow={onRow}
            renderRow={renderRow}
          />
        ))}
      </div>
    </List>
  );
}
