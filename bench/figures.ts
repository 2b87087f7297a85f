/** The figures of `npm run bench`: a table on the terminal and a JSON file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** 'x' for a ratio. */
  readonly unit: 'x' | 'ms' | 'kB' | 'MB' | 'of 100' | 'pages/s' | 'h' | 'GB' | '';
  /** What it should reach; null where only the figure is wanted. */
  readonly goal: number | null;
  /** Whether larger is better; smaller is, unless given. */
  readonly isMoreBetter?: boolean;
}

/** Where the figures of the last run are. */
export const FIGURES_FILE = join(__dirname, '../build/bench.json');

const DIGITS: Readonly<Record<Figure['unit'], number>> = {
  x: 2,
  ms: 0,
  kB: 1,
  MB: 1,
  'of 100': 0,
  'pages/s': 0,
  h: 1,
  GB: 1,
  '': 3,
};

/** Whether a figure reaches its goal; true where it has none. */
export function isReached({ value, goal, isMoreBetter = false }: Figure): boolean {
  if (goal === null) return true;
  return isMoreBetter ? value >= goal : value <= goal;
}

/** A line of the table. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const text = `${value.toFixed(DIGITS[unit])} ${unit}`.trim();
  const goalText = goal === null ? '' : `${goal} ${unit}`.trim();
  const verdict = goal === null ? '' : isReached(figure) ? 'reached' : 'missed';
  return `  ${name.padEnd(58)}${text.padStart(12)}${goalText.padStart(12)}  ${verdict}`.trimEnd();
}

/** Prints the figures of one part. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title.padEnd(60)}${'measured'.padStart(12)}${'goal'.padStart(12)}`);
  for (const figure of figures) console.log(formatFigure(figure));
}

/** Writes the figures of all parts. */
export function writeFigures(parts: Readonly<Record<string, readonly Figure[]>>): void {
  mkdirSync(dirname(FIGURES_FILE), { recursive: true });
  writeFileSync(FIGURES_FILE, `${JSON.stringify(parts, null, 2)}\n`);
}
