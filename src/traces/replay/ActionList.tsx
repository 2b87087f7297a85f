import { useCallback } from 'react';
import { noteTexts, replayTexts } from '../traceTexts';
import type { TraceNotes } from './traceNotes';
import type { OpenedTrace } from './openedTrace';
import { RowList } from './RowList';
import { StepRow } from './StepRow';
import { indexOfStep } from './storyFilter';

const divergesHere = { words: replayTexts.divergesHere, isFailure: true } as const;

interface ActionListProps {
  readonly opened: OpenedTrace;
  /** The steps that are listed, in order. */
  readonly steps: readonly number[];
  readonly step: number;
  readonly notes: TraceNotes;
  readonly onJump: (step: number) => void;
}

/** The actions of a trace: choosing one jumps to it. */
export function ActionList({ opened, steps, step, notes, onJump }: ActionListProps) {
  const stepOf = (row: number): number => steps[row] ?? 0;
  const jump = useCallback((row: number) => onJump(steps[row] ?? 0), [steps, onJump]);
  const renderRow = useCallback(
    (row: number) => {
      const at = steps[row] ?? 0;
      const note = notes.get(at);
      return (
        <StepRow
          opened={opened}
          step={at}
          below={note === undefined ? undefined : noteTexts.mark(note)}
          mark={opened.divergedSteps.includes(at) ? divergesHere : null}
        />
      );
    },
    [opened, steps, notes],
  );
  return (
    <RowList
      label={replayTexts.actions}
      count={steps.length}
      row={indexOfStep(steps, step)}
      onRow={jump}
      keyOf={stepOf}
      isMarked={(row) => opened.divergedSteps.includes(stepOf(row))}
      renderRow={renderRow}
    />
  );
}
