import { TYPED, type LaneEntry, type TriedEntry } from '../trace';
import { triedTexts } from '../traceTexts';

/** What a shopper did at a step without an action, as a line of the story. */
export interface TriedLine {
  readonly step: number;
  readonly text: string;
}

export function isTried(entry: LaneEntry): entry is TriedEntry {
  return entry.kind === 'attempt' || entry.kind === 'focus' || entry.kind === 'scroll';
}

function tell(entry: TriedEntry): string {
  if (entry.kind === 'scroll') return triedTexts.scroll(entry.top);
  const part = triedTexts.part(entry.role, entry.name);
  if (entry.kind === 'focus') return triedTexts.focus(part);
  const { key, count } = entry;
  if (key === TYPED) return triedTexts.typed(part);
  return triedTexts.pressed(key === '' ? part : triedTexts.key(key, part), count);
}

/** Describes entries, in order; the same one again and again, with longer waits too, is one line with its number. */
export function tellTried(entries: readonly TriedEntry[]): readonly TriedLine[] {
  const joined: TriedEntry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isAgain =
      last?.kind === 'attempt' &&
      entry.kind === 'attempt' &&
      tell({ ...last, count: 1 }) === tell({ ...entry, count: 1 }) &&
      last.step === entry.step;
    if (isAgain) joined[joined.length - 1] = { ...last, count: last.count + entry.count };
    else joined.push(entry);
  }
  return joined.map((entry) => ({ step: entry.step, text: tell(entry) }));
}
