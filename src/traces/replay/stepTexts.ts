import { replayTexts } from '../traceTexts/replayTexts';
import type { OpenedTrace } from './openedTrace';

/** The longest value that is shown at once, in characters, and the longest that is shown at all. */
export const SHORT_VALUE = 160;
const LONG_VALUE = 20_000;

export function stepText({ lines }: OpenedTrace, step: number): string {
  return lines[step]?.text ?? '';
}

/** Milliseconds since the start as '+1.234 s', from a minute on as '+1:02.345'. */
export function formatOffset(offset: number): string {
  if (offset < 60_000) return `+${(offset / 1000).toFixed(3)} s`;
  const minutes = Math.floor(offset / 60_000);
  const seconds = ((offset - minutes * 60_000) / 1000).toFixed(3);
  return `+${minutes}:${seconds.padStart(6, '0')}`;
}

/** A value as JSON, cut where it is very long; 'absent' where there is none. */
export function formatValue(value: unknown, spaces = 0): string {
  if (value === undefined) return replayTexts.absent;
  const text = JSON.stringify(value, null, spaces);
  return text.length > LONG_VALUE ? `${text.slice(0, LONG_VALUE)} …` : text;
}

export function describeResult({ result, divergedStep }: OpenedTrace): string {
  const { actionCount, failure, hasStates } = result;
  if (failure !== null) return replayTexts.failed(failure.index + 1, failure.message);
  if (divergedStep !== null) return replayTexts.diverges(divergedStep);
  if (!hasStates) return replayTexts.unverified;
  return replayTexts.allEqual(actionCount);
}
