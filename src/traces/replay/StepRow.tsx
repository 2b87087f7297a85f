import type { OpenedTrace } from './openedTrace';
import { formatOffset, stepText } from './stepTexts';
import { StepText } from './StepText';

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
