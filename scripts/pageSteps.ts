/** Reads the steps of docs/adding-a-call.md and makes their changes. */

/** Lines that stand together in a file, and what becomes of them. */
interface Hunk {
  readonly before: string;
  readonly after: string;
}

/** A step of the page: a file and its changes. */
export interface PageStep {
  /** From the project's root. */
  readonly file: string;
  readonly hunks: readonly Hunk[];
}

/** A heading such as "## 2. `src/api/models/showroom.ts`" and what follows it. */
const STEP = /^## \d+\. `([^`]+)`\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;
const DIFF = /^```diff\n([\s\S]*?)^```$/gm;
const SEPARATOR = '@@';

function toHunk(lines: readonly string[]): Hunk {
  const kept = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  return { before: kept('+'), after: kept('-') };
}

function toHunks(diff: string): readonly Hunk[] {
  const groups: string[][] = [[]];
  for (const line of diff.trimEnd().split('\n')) {
    if (line === SEPARATOR) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(toHunk);
}

/** The steps of a page, in its order. */
export function readSteps(markdown: string): readonly PageStep[] {
  return [...markdown.matchAll(STEP)].map(([, file = '', text = '']) => ({
    file,
    hunks: [...text.matchAll(DIFF)].flatMap(([, diff = '']) => toHunks(diff)),
  }));
}

/**
 * A file with the changes of a step.
 * @param text null for a file that does not exist yet
 * @throws {Error} where the lines of a change do not stand in the file exactly once
 */
export function applyStep({ file, hunks }: PageStep, text: string | null): string {
  return hunks.reduce((changed, { before, after }) => {
    if (before === '' && changed === '') return `${after}\n`;
    const parts = `\n${changed}`.split(`\n${before}\n`);
    if (before === '' || parts.length !== 2) {
      throw new Error(`${file} has these lines ${parts.length - 1} times instead of once:\n${before}`);
    }
    return parts.join(`\n${after}\n`).slice(1);
  }, text ?? '');
}
