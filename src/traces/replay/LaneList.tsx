import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { joined } from '../../lib/strings';
import type { LaneEntry, TriedEntry } from '../trace';
import { replayTexts } from '../traceTexts/replayTexts';
import { describePlace } from '../place';
import { stepListSx, StepText } from './RowList';

/** What is listed here; the story has what the shopper did. */
export type ShownEntry = Exclude<LaneEntry, TriedEntry>;

const FAILED_STATUS = 400;

export function isFailure(entry: ShownEntry): boolean {
  if (entry.kind === 'call') return entry.error !== '' || (entry.status ?? FAILED_STATUS) >= FAILED_STATUS;
  return entry.kind !== 'longTask' && entry.kind !== 'place';
}

/** What an entry was: 'GET /api/v1/products', or the message of an error. */
export function laneTitle(entry: ShownEntry): string {
  switch (entry.kind) {
    case 'call':
      return `${entry.method} ${entry.path}`;
    case 'console':
    case 'rejection':
      return entry.text;
    case 'policy':
      return `${entry.directive}: ${entry.blocked}`;
    case 'longTask':
      return replayTexts.duration(entry.duration);
    case 'place':
      return describePlace(entry.place);
  }
}

/** The rest of it: '401, 120 ms, Not allowed.' */
function laneDetails(entry: ShownEntry): string {
  if (entry.kind !== 'call') return replayTexts.laneKinds[entry.kind];
  const { status, duration, error } = entry;
  const answer = status === null ? replayTexts.noAnswer : String(status);
  return joined([answer, replayTexts.duration(duration), error], ', ');
}

/** The step of the entries that belong to a step: its own, or the last ones before it; -1 for none. */
export function entryStep(entries: readonly ShownEntry[], step: number): number {
  return entries.findLast((entry) => entry.step <= step)?.step ?? -1;
}

interface LaneListProps {
  readonly entries: readonly ShownEntry[];
  readonly step: number;
  readonly onJump: (step: number) => void;
}

interface LaneRowProps {
  readonly entry: ShownEntry;
  readonly isCurrent: boolean;
  readonly onJump: (step: number) => void;
}

/** Drawn once: of hundreds of rows only those of the left and the new step change. */
const LaneRow = memo(function LaneRow({ entry, isCurrent, onJump }: LaneRowProps) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component="button"
        alignItems="flex-start"
        selected={isCurrent}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(entry.step)}
      >
        <span>{entry.step}</span>
        <StepText
          primary={laneTitle(entry)}
          secondary={laneDetails(entry)}
          failed={isFailure(entry) ? 'secondary' : undefined}
        />
      </ListItemButton>
    </ListItem>
  );
});

/** What happened beside the actions: calls, errors, refusals and long tasks. A click jumps to the step. */
export function LaneList({ entries, step, onJump }: LaneListProps) {
  // The rest of the page does not wait for hundreds of rows.
  const shown = useDeferredValue(entries, []);
  const current = entryStep(entries, step);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || !row) return;
    // The list alone is scrolled, not the page around it.
    const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 0 || top + row.offsetHeight > box.clientHeight) box.scrollTop += top - box.clientHeight / 3;
  }, [current, shown]);
  return (
    <Stack component="section" aria-label={replayTexts.lanes} sx={{ flex: 1, minHeight: 0 }}>
      <Typography component="h2" variant="h4" sx={{ px: 2, py: 1.5 }}>
        {replayTexts.lanes}
      </Typography>
      <List
        ref={list}
        dense
        disablePadding
        sx={{ ...stepListSx, borderTop: 1, borderColor: 'divider', '& > li': { contentVisibility: 'auto' } }}
      >
        {shown.map((entry, index) => (
          <LaneRow key={index} entry={entry} isCurrent={entry.step === current} onJump={onJump} />
        ))}
      </List>
    </Stack>
  );
}
