import type { LaneEntry } from '../trace';
import { replayTexts } from '../traceTexts';

/** The lowest status that is a failure. */
const FAILED_STATUS = 400;

/** Whether an entry is a failure, and not a call that went well or a long task. */
export function isFailure(entry: LaneEntry): boolean {
  if (entry.kind === 'call') return entry.error !== '' || (entry.status ?? FAILED_STATUS) >= FAILED_STATUS;
  return entry.kind !== 'longTask';
}

/** What an entry was: 'GET /api/v1/products', or the message of an error. */
export function laneTitle(entry: LaneEntry): string {
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
  }
}

/** The rest of it: '401, 120 ms, sent 50 bytes, received 60 bytes, Not allowed.' */
export function laneDetails(entry: LaneEntry): string {
  if (entry.kind !== 'call') return replayTexts.laneKinds[entry.kind];
  const { status, duration, sent, received, error } = entry;
  return [
    status === null ? replayTexts.noAnswer : String(status),
    replayTexts.duration(duration),
    ...(sent === null ? [] : [replayTexts.sent(sent)]),
    ...(received === null ? [] : [replayTexts.received(received)]),
    ...(error === '' ? [] : [error]),
  ].join(', ');
}
