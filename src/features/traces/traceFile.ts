import { deltaBetween } from './delta';
import type { Recording } from './recorder';
import { createRedactor } from '../../lib/secrets/redact';
import type { TraceAbout } from './trace';
import { TRACE_VERSION } from './trace';

/**
 * A recording as the text of a file, redacted: what the extension's Import reads, and beside it, under `trace`,
 * when each action came and what it changed.
 */
export function serialiseTrace(recording: Recording, about: TraceAbout): string {
  const redact = createRedactor();
  const baseState = redact(recording.baseState);
  let before = baseState;
  const check = recording.states.map((state) => {
    const after = redact(state);
    const delta = deltaBetween(before, after);
    before = after;
    return delta;
  });
  return JSON.stringify({
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
  });
}

/** The name of a saved file: when it was saved, in the shopper's time, and by which build. */
export function traceFileName(build: string, savedAt: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [savedAt.getFullYear(), two(savedAt.getMonth() + 1), two(savedAt.getDate())].join('-');
  const time = [savedAt.getHours(), savedAt.getMinutes(), savedAt.getSeconds()].map(two).join('');
  return `trace-${day}-${time}-${build}.json`;
}
