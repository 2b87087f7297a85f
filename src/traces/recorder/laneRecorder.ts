import { hideSecretParameters } from '../../lib/secrets/addressParameters';
import type { Recorder } from './recorder';
import type { LaneEntry } from '../trace';

/** How many entries a recording keeps; older ones are dropped. */
const LANE_CAPACITY = 2000;

/** How many characters of bodies a recording keeps; older ones are dropped. */
const BODIES_CAPACITY = 2_000_000;

type WithoutPlace<Entry> = Entry extends LaneEntry ? Omit<Entry, 'step' | 'at'> : never;

/** What happened, without when. */
export type LaneEvent = WithoutPlace<LaneEntry>;

/** The event without secret address parameters in its texts. */
function withoutSecrets(event: LaneEvent): LaneEvent {
  switch (event.kind) {
    case 'call':
      return {
        ...event,
        path: hideSecretParameters(event.path),
        error: hideSecretParameters(event.error),
      };
    case 'console':
    case 'rejection':
      return { ...event, text: hideSecretParameters(event.text) };
    case 'policy':
      return { ...event, blocked: hideSecretParameters(event.blocked) };
    case 'longTask':
    case 'place':
    case 'attempt':
    case 'focus':
    case 'scroll':
      return event;
  }
}

function bodyLength(entry: LaneEntry): number {
  return entry.kind === 'call' ? (entry.request?.length ?? 0) + (entry.answer?.length ?? 0) : 0;
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
  let bodies = 0;
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
          bodies = 0;
          current = recording;
        }
        const entry: LaneEntry = { ...withoutSecrets(event), ...place };
        entries.push(entry);
        bodies += bodyLength(entry);
        for (let index = 0; bodies > BODIES_CAPACITY && index < entries.length - 1; index += 1) {
          const old = entries[index];
          if (old === undefined || bodyLength(old) === 0) continue;
          bodies -= bodyLength(old);
          entries[index] = withoutBodies(old);
        }
        if (entries.length > LANE_CAPACITY) {
          bodies -= bodyLength(entries.shift() ?? entry);
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
