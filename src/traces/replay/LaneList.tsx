import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { joined } from '../../lib/strings';
import type { LaneEntry, TriedEntry } from '../trace';
import { replayTexts } from '../traceTexts/replayTexts';
import { describePlace } from '../place';
import { RowList, StepText, useStepRow } from './RowList';

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
export function laneDetails(entry: ShownEntry): string {
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

/** What happened beside the actions: calls, errors, refusals and long tasks. What belongs to the step is marked. */
export function LaneList({ entries, step, onJump }: LaneListProps) {
  const current = entryStep(entries, step);
  const firstRow = entries.findIndex((entry) => entry.step === current);
  const { row, onRow } = useStepRow(entries, step, firstRow, onJump);
  const renderRow = useCallback(
    (at: number) => {
      const entry = entries[at];
      if (entry === undefined) return null;
      return (
        <>
          <span aria-current={entry.step === current || undefined}>{entry.step}</span>
          <StepText
            primary={laneTitle(entry)}
            secondary={laneDetails(entry)}
            failed={isFailure(entry) ? 'secondary' : undefined}
          />
        </>
      );
    },
    [entries, current],
  );
  return (
    <>
      <Typography component="h2" variant="h4" sx={{ px: 2, py: 1.5 }}>
        {replayTexts.lanes}
      </Typography>
      <RowList
        label={replayTexts.lanes}
        count={entries.length}
        row={row}
        onRow={onRow}
        renderRow={renderRow}
      />
    </>
  );
}
