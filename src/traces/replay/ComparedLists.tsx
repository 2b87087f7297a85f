import Typography from '@mui/material/Typography';
import { useCallback, type UIEvent } from 'react';
import { compareTexts } from '../traceTexts';
import { StepRow } from './ActionList';
import type { ComparedRow } from './comparison';
import type { OpenedTrace } from './openedTrace';
import { Pane, Panes } from './Panes';
import { RowList } from './RowList';

/** Scrolls the other list as far as one was scrolled: their rows belong together. */
function scrollOther({ currentTarget, target }: UIEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement)) return;
  for (const list of currentTarget.querySelectorAll('[role="listbox"]')) {
    if (list !== target) list.scrollTop = target.scrollTop;
  }
}

interface ListProps {
  readonly rows: readonly ComparedRow[];
  readonly row: number;
  readonly onRow: (row: number) => void;
}

interface ComparedListProps extends ListProps {
  readonly side: 'left' | 'right';
  readonly opened: OpenedTrace;
  readonly label: string;
}

function ComparedList({ side, opened, label, rows, row, onRow }: ComparedListProps) {
  const other = side === 'left' ? 'right' : 'left';
  const renderRow = useCallback(
    (at: number) => {
      const compared = rows[at];
      if (compared === undefined || compared[side].text === null) {
        return <span>{compareTexts.missing}</span>;
      }
      const different = compared[other].text === null ? compareTexts.onlyHere : compareTexts.differs;
      const words = compared.isSame ? compareTexts.same : different;
      return (
        <StepRow opened={opened} step={compared[side].step} mark={{ words, isFailure: !compared.isSame }} />
      );
    },
    [side, other, opened, rows],
  );
  return (
    <Pane weight={1} isList>
      <Typography component="h2" variant="h4" noWrap title={label} sx={{ px: 2, py: 1.5, flexShrink: 0 }}>
        {label}
      </Typography>
      <RowList
        label={label}
        count={rows.length}
        row={row}
        onRow={onRow}
        keyOf={(at) => at}
        isMarked={(at) => rows[at]?.isSame === false}
        renderRow={renderRow}
      />
    </Pane>
  );
}

interface ComparedListsProps extends ListProps {
  readonly left: OpenedTrace;
  readonly right: OpenedTrace;
}

/** The steps of two traces, row by row. A trace without a step in a row has an empty row there. */
export function ComparedLists({ left, right, ...list }: ComparedListsProps) {
  return (
    <Panes weight={8} onScrollCapture={scrollOther}>
      <ComparedList {...list} side="left" opened={left} label={compareTexts.first(left.fileName)} />
      <ComparedList {...list} side="right" opened={right} label={compareTexts.second(right.fileName)} />
    </Panes>
  );
}
