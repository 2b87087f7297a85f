import { useCallback } from 'react';
import { noteTexts, replayTexts } from '../traceTexts';
import type { TraceNotes } from './traceNotes';
import type { OpenedTrace } from './openedTrace';
import { RowList, StepText } from './RowList';
import { formatOffset, stepText } from './stepTexts';
import { indexOfStep } from './storyFilter';

interface StepRowProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  /** Below the sentence; the type of the action unless given. */
  readonly below?: string | undefined;
  /** What is said of the step at the end of the row; null for nothing. */
  readonly mark: { readonly words: string; readonly isFailure: boolean } | null;
}

/** One step in a list: what happened, and the type of its action. */
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
      renderRow={renderRow}
    />
  );
}
