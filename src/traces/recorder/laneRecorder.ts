import type { Recorder } from './recorder';
import type { LaneEntry, LaneEvent } from '../trace';

/** How many entries a recording keeps; older ones are dropped. */
const LANE_CAPACITY = 2000;

/** How many calls of a recording keep their bodies, the last ones. */
const BODIES_CAPACITY = 100;

function hasBodies(entry: LaneEntry): boolean {
  return entry.kind === 'call' && (entry.request ?? entry.answer) !== undefined;
}

function withoutBodies(entry: LaneEntry): LaneEntry {
  if (entry.kind !== 'call') return entry;
  const { request: _request, answer: _answer, ...rest } = entry;
  return rest;
}

/**
 * Makes what records calls, errors, refusals and long tasks beside a recorder's actions. It begins anew with its
 * recordings.
 * @param now the clock, in milliseconds since 1970
 */
export function createLaneRecorder(
  recorder: Pick<Recorder, 'position' | 'number'>,
  now: () => number = Date.now,
) {
  let entries: LaneEntry[] = [];
  let dropped = 0;
  let current = recorder.number();

  return {
    /** Something begins now; call the result once it is known what it was. */
    begin() {
      const recording = recorder.number();
      const place = { step: recorder.position(), at: now() };
      return (event: LaneEvent): void => {
        // It began in a recording that is over.
        if (recording !== recorder.number()) return;
        if (recording !== current) {
          entries = [];
          dropped = 0;
          current = recording;
        }
        const entry: LaneEntry = { ...event, ...place };
        entries.push(entry);
        const old = hasBodies(entry) ? entries.filter(hasBodies).at(-1 - BODIES_CAPACITY) : undefined;
        if (old !== undefined) entries[entries.indexOf(old)] = withoutBodies(old);
        if (entries.length > LANE_CAPACITY) {
          entries.shift();
          dropped += 1;
        }
      };
    },
    /** How many entries a recording has had. */
    count: (recording: number) => (recording === current ? dropped + entries.length : 0),
    /** The entries of a recording from the nth on, with steps of that recording, in order of their end. */
    take: (recording: number, from = 0): readonly LaneEntry[] =>
      recording === current ? entries.slice(Math.max(0, from - dropped)) : [],
  };
}

export type LaneRecorder = ReturnType<typeof createLaneRecorder>;
