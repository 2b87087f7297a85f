import { useCallback } from 'react';
import { noteTexts } from '../traceTexts';
import { replayTexts } from '../traceTexts/replayTexts';
import type { TraceNotes } from './traceNotes';
import type { OpenedTrace } from './openedTrace';
import { RowList, StepText, useStepRow } from './RowList';
import { formatOffset, stepText } from './stepTexts';
import type { StoryRow } from './storyFilter';

interface StepRowProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  /** Below the sentence; the type of the action unless given. */
  readonly below?: string | undefined;
  /** What is said of the step at the end of the row; null for nothing. */
  readonly mark: { readonly words: string; readonly isFailure: boolean } | null;
}

export function StepRow({ opened, step, below, mark }: StepRowProps) {
  const line = opened.lines[step];
  const offset = opened.offsets?.[step];
  return (
    <>
      <span>{step}</span>
      <StepText
        primary={stepText(opened, step)}
        secondary={below ?? line?.type}
        failed={line?.kind === 'failure' ? 'primary' : undefined}
      />
      {mark !== null && <span data-failed={mark.isFailure || undefined}>{mark.words}</span>}
      {offset !== undefined && <span>{formatOffset(offset)}</span>}
    </>
  );
}

const unknownHere = { words: replayTexts.unknownAction, isFailure: true } as const;
const divergesHere = { words: replayTexts.divergesHere, isFailure: true } as const;

interface ActionListProps {
  readonly opened: OpenedTrace;
  readonly rows: readonly StoryRow[];
  readonly step: number;
  readonly notes: TraceNotes;
  readonly onJump: (step: number) => void;
}

export function ActionList({ opened, rows, step, notes, onJump }: ActionListProps) {
  // The step's own, or that of the last listed step before it. What was tried at a step has rows of its own.
  const ownRow = rows.findLastIndex((row) => row.step <= step && row.tried === null);
  const { row, onRow } = useStepRow(rows, step, ownRow, onJump);
  const renderRow = useCallback(
    (index: number) => {
      const { step: at, tried } = rows[index] ?? { step: 0, tried: null };
      if (tried !== null) {
        return (
          <>
            <span>{at}</span>
            <StepText primary={tried} secondary={undefined} />
          </>
        );
      }
      const note = notes.get(at);
      const unknown = opened.lines[at]?.isUnknown === true ? unknownHere : null;
      return (
        <StepRow
          opened={opened}
          step={at}
          below={note === undefined ? undefined : noteTexts.mark(note)}
          mark={opened.divergedSteps.includes(at) ? divergesHere : unknown}
        />
      );
    },
    [opened, rows, notes],
  );
  return (
    <RowList label={replayTexts.actions} count={rows.length} row={row} onRow={onRow} renderRow={renderRow} />
  );
}
