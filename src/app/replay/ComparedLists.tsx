import Box from '@mui/material/Box';
import type { UIEvent } from 'react';
import { Text } from '../../components/Text';
import { compareTexts } from '../../features/traces/traceTexts';
import type { ComparedRow } from './comparison';
import type { OpenedTrace } from './openedTrace';
import { RowList } from './RowList';
import { StepRow } from './StepRow';

/** Scrolls the other list as far as one was scrolled: their rows belong together. */
function scrollOther({ currentTarget, target }: UIEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement)) return;
  for (const list of currentTarget.querySelectorAll('[role="listbox"]')) {
    if (list !== target) list.scrollTop = target.scrollTop;
  }
}

interface ComparedListsProps {
  readonly left: OpenedTrace;
  readonly right: OpenedTrace;
  readonly rows: readonly ComparedRow[];
  /** The chosen row. */
  readonly row: number;
  readonly onRow: (row: number) => void;
}

/** The steps of two traces, row by row. A trace without a step in a row has an empty row there. */
export function ComparedLists({ left, right, rows, row, onRow }: ComparedListsProps) {
  const sides = [
    { side: 'left', other: 'right', opened: left, label: compareTexts.first(left.fileName) },
    { side: 'right', other: 'left', opened: right, label: compareTexts.second(right.fileName) },
  ] as const;
  const isDifferent = (at: number): boolean => rows[at]?.isSame === false;
  return (
    <Box
      onScrollCapture={scrollOther}
      sx={{
        display: 'grid',
        minHeight: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gridTemplateRows: { xs: '45dvh 45dvh', lg: 'minmax(0, 1fr)' },
      }}
    >
      {sides.map(({ side, other, opened, label }) => (
        <Box
          key={side}
          sx={{
            display: 'grid',
            gridTemplateRows: 'auto minmax(0, 1fr)',
            minHeight: 0,
            borderRight: { lg: '1px solid' },
            borderBottom: { xs: '1px solid', lg: 'none' },
            borderColor: { xs: 'divider', lg: 'divider' },
          }}
        >
          <Text component="h2" variant="h4" noWrap title={label} sx={{ padding: '12px 16px' }}>
            {label}
          </Text>
          <RowList
            label={label}
            count={rows.length}
            row={row}
            onRow={onRow}
            keyOf={(at) => at}
            isMarked={isDifferent}
            renderRow={(at) => {
              const compared = rows[at];
              if (compared === undefined || compared[side].text === null) {
                return (
                  <Text component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {compareTexts.missing}
                  </Text>
                );
              }
              const different = compared[other].text === null ? compareTexts.onlyHere : compareTexts.differs;
              return (
                <StepRow
                  opened={opened}
                  step={compared[side].step}
                  isCurrent={at === row}
                  mark={{
                    words: compared.isSame ? compareTexts.same : different,
                    isFailure: !compared.isSame,
                  }}
                />
              );
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
