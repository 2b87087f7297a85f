import { deltaBetween } from '../delta';
import type { Recording } from './recorder';
import { createRedactor } from '../redact';
import { TRACE_VERSION, type TraceAbout } from '../trace';

/**
 * A recording as an export, redacted: what the extension's Import reads, and beside it, under `trace`, when each action
 * came and what it changed.
 */
export function exportRecording(recording: Recording, about: TraceAbout): object {
  const redact = createRedactor();
  const baseState = redact(recording.baseState);
  let before = baseState;
  const check = recording.states.map((state) => {
    const after = redact(state);
    const delta = deltaBetween(before, after);
    before = after;
    return delta;
  });
  return {
    payload: JSON.stringify(recording.actions.map(redact)),
    preloadedState: JSON.stringify(baseState),
    trace: {
      v: TRACE_VERSION,
      ...about,
      url: redact(about.url),
      startedAt: recording.startedAt,
      dropped: recording.dropped,
      times: recording.times,
      check,
    },
  };
}

/** A recording of one page as the text of a file. */
export function serialiseTrace(recording: Recording, about: TraceAbout): string {
  return JSON.stringify(exportRecording(recording, about));
}

/** The name of a saved file: when it was saved, in the shopper's time, and by which build. */
export function traceFileName(build: string, savedAt: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [savedAt.getFullYear(), two(savedAt.getMonth() + 1), two(savedAt.getDate())].join('-');
  const time = [savedAt.getHours(), savedAt.getMinutes(), savedAt.getSeconds()].map(two).join('');
  return `trace-${day}-${time}-${build}.json`;
}
