import { isRecord, readList, readNumber, readText } from '../../lib/untrusted';

/** What somebody wrote at a step of a trace, by step. Kept in the file, under `notes`. */
export type TraceNotes = ReadonlyMap<number, string>;

/** The longest note, in characters. */
export const NOTE_LENGTH = 2000;

export function readNotes(file: unknown): TraceNotes {
  const notes = isRecord(file) ? readList(file['notes']).filter(isRecord) : [];
  return new Map(
    notes.flatMap((note): [number, string][] => {
      const step = readNumber(note['step']);
      const text = readText(note['text']).slice(0, NOTE_LENGTH);
      return step === null || !Number.isInteger(step) || step < 0 || text === '' ? [] : [[step, text]];
    }),
  );
}

/** The notes with another text at a step; an empty one deletes it. */
export function withNote(notes: TraceNotes, step: number, text: string): TraceNotes {
  const changed = new Map(notes);
  if (text.trim() === '') changed.delete(step);
  else changed.set(step, text.slice(0, NOTE_LENGTH));
  return changed;
}

/** The text of a trace file with these notes in place of its own. A bare list of actions becomes an export. */
export function writeNotes(fileText: string, notes: TraceNotes): string {
  const parsed: unknown = JSON.parse(fileText.replace(/^\uFEFF/, ''));
  const file = isRecord(parsed) ? parsed : { payload: JSON.stringify(parsed) };
  const written = [...notes].sort(([left], [right]) => left - right).map(([step, text]) => ({ step, text }));
  return JSON.stringify({ ...file, notes: written });
}
