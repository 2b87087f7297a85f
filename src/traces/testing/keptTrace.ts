import { boundKeptTrace, exportRecording, type KeptPart, type KeptTraceBounds } from '../recorder/keptTrace';
import type { KeptTracePage } from '../recorder/keptTraceRecorder';
import type { KeptTraceStorage } from '../recorder/keptTraceStorage';
import { createRecorder, type Recording } from '../recorder/recorder';
import { createReplayGuard } from '../recorder/replayGuard';
import { parseTrace } from '../replay/parseTrace';
import type { Trace, TraceAbout } from '../trace';

/**
 * A kept trace that is kept in memory, as IndexedDB keeps it for all tabs; `text` is what the device would hold.
 * @param bounds how much of it is kept
 */
export function memoryKeptTraceStorage(
  bounds: KeptTraceBounds = {},
): KeptTraceStorage & { readonly text: () => string } {
  let parts: readonly KeptPart[] = [];
  return {
    async begin(head) {
      parts = [...parts, { ...head, chunks: [] }];
    },
    async append(id, chunk) {
      const isKnown = parts.some((part) => part.id === id);
      parts = parts.map((part) => (part.id === id ? { ...part, chunks: [...part.chunks, chunk] } : part));
      return isKnown;
    },
    async read() {
      parts = boundKeptTrace(parts, bounds);
      return parts;
    },
    async clear() {
      parts = [];
    },
    text: () => JSON.stringify(parts),
  };
}

export function testPage(tab: string, reason: KeptTracePage['reason'] = 'open'): KeptTracePage {
  return {
    tab,
    reason,
    about: { app: 'storefront', build: 'test', ua: 'jest' },
    placeAt: () => null,
    longest: Infinity,
    url: () => '/',
  };
}

export function serialiseTrace(recording: Recording, about: TraceAbout): string {
  return JSON.stringify(exportRecording(recording, about));
}

/** The trace of a file, or of its text. Throws where it cannot be read. */
export function readTrace(file: string | object): Trace {
  const parsed = parseTrace(typeof file === 'string' ? file : JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

/** What a store is made with to see its actions. */
export function recordActions() {
  const recorder = createRecorder();
  return { tools: { recorder, guard: createReplayGuard() }, actions: () => recorder.take().actions };
}
