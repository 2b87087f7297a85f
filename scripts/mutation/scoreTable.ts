/** The table that closes `npm run mutate`. */
import { rowOf } from './scope';

/** What the table counts of a mutant. */
export interface CountedMutant {
  /** From the project's root. */
  readonly file: string;
  readonly status: string;
  /** Whether a reason is written down why no test notices it. */
  readonly isExplained: boolean;
}

interface Counts {
  killed: number;
  alive: number;
  uncovered: number;
  explained: number;
}

const TOTAL = 'all of it';
const NOTICED = new Set(['Killed', 'Timeout']);
const LIVING = new Set(['Survived', 'NoCoverage']);

function count(mutants: readonly CountedMutant[]): Counts {
  const number = (isCounted: (status: string) => boolean) =>
    mutants.filter(({ status }) => isCounted(status)).length;
  const explained = mutants.filter(({ status, isExplained }) => LIVING.has(status) && isExplained);
  return {
    killed: number((status) => NOTICED.has(status)),
    alive: number((status) => status === 'Survived'),
    uncovered: number((status) => status === 'NoCoverage'),
    explained: explained.length,
  };
}

/** One row a folder and one for all: the mutants that tests noticed, in percent, and the numbers behind that. Those that are explained live. */
export function formatScores(mutants: readonly CountedMutant[]): string {
  const names = [...new Set(mutants.map(({ file }) => rowOf(file)))].sort();
  const groups = [
    ...names.map((name) => ({ name, counts: count(mutants.filter(({ file }) => rowOf(file) === name)) })),
    { name: TOTAL, counts: count(mutants) },
  ];
  const width = Math.max(...groups.map(({ name }) => name.length));
  const rows = groups.map(({ name, counts: { killed, alive, uncovered, explained } }) => {
    const all = killed + alive + uncovered;
    const score = all === 0 ? '-' : ((100 * killed) / all).toFixed(1);
    const cells = [score, killed, alive, uncovered, explained].map((cell) => String(cell).padStart(10));
    return `${name.padEnd(width)}${cells.join('')}`;
  });
  const heads = ['score %', 'noticed', 'alive', 'no test', 'explained']
    .map((head) => head.padStart(10))
    .join('');
  return [`${'folder'.padEnd(width)}${heads}`, ...rows].join('\n');
}
