/**
 * The format of a file with several parts, one for each page of a kept trace: today's export, and beside it `parts`.
 *
 *   { payload, preloadedState, trace, parts: [{ tab, reason, at, lanes, payload, preloadedState, trace }, …] }
 *
 * The export at the top belongs to the last part, which therefore has none of its own: so the DevTools, and builds that
 * know no parts, read the last page. A file without `parts` has one part.
 */
import type { LaneEntry, PartHead } from './trace';

/** The type of the action that stands for the beginning of every part but the first. No reducer knows it. */
export const PAGE_STARTED = 'trace/pageStarted';

export interface WrittenPart extends PartHead {
  readonly lanes: readonly LaneEntry[];
  readonly file: object;
}

/** The text of a file with these parts, in order. The last one is the file's own export. */
export function writeParts(parts: readonly WrittenPart[]): string {
  const last = parts.length - 1;
  return JSON.stringify({
    ...parts[last]?.file,
    parts: parts.map(({ file, ...head }, index) => (index === last ? head : { ...head, ...file })),
  });
}
