import { noteTexts, replayTexts } from '../../features/traces/traceTexts';
import type { TraceNotes } from '../../features/traces/traceNotes';
import type { OpenedTrace } from './openedTrace';
import { RowList } from './RowList';
import { StepRow } from './StepRow';
import { indexOfStep } from './storyFilter';

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
  const current = indexOfStep(steps, step);
  const isDiverged = (row: number): boolean => opened.divergedSteps.includes(stepOf(row));
  return (
    <RowList
      label={replayTexts.actions}
      count={steps.length}
      row={current}
      onRow={(row) => onJump(stepOf(row))}
      keyOf={stepOf}
      isMarked={isDiverged}
      renderRow={(row) => {
        const note = notes.get(stepOf(row));
        return (
          <StepRow
            opened={opened}
            step={stepOf(row)}
            below={note === undefined ? undefined : noteTexts.mark(note)}
            isCurrent={row === current}
            mark={isDiverged(row) ? { words: replayTexts.divergesHere, isFailure: true } : null}
          />
        );
      }}
    />
  );
}
