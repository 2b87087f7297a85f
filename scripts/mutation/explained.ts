/**
 * Mutants that no test can notice, or that are not worth a test, each with its reason: JSON files in `explained/`, one
 * for each part of the project. They count as living in the score; the table tells how many of those are explained.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'explained');

export interface Explanation {
  /** From the project's root. */
  readonly file: string;
  /** The whole line that the mutated code begins on, without the spaces around it. */
  readonly line: string;
  /** Stryker's names of what it changes there, such as `EqualityOperator`. */
  readonly mutators: readonly string[];
  readonly why: string;
}

export interface LivingMutant {
  /** From the project's root. */
  readonly file: string;
  readonly mutator: string;
  /** The number of the line that the mutated code begins on, from 1. */
  readonly line: number;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function readExplanation(value: unknown): Explanation {
  const read = (name: string): unknown => Reflect.get(Object(value), name);
  const [file, line, mutators, why] = ['file', 'line', 'mutators', 'why'].map(read);
  if (typeof file !== 'string' || typeof line !== 'string' || typeof why !== 'string' || !isTexts(mutators)) {
    throw new Error(`Not an explanation of a mutant: ${JSON.stringify(value)}`);
  }
  return { file, line, mutators, why };
}

/** Reads all explanations. Throws where one is not whole. */
export function readExplanations(): readonly Explanation[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const list: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
      if (!Array.isArray(list)) throw new Error(`${name} is not a list.`);
      return list.map(readExplanation);
    });
}

/** Tells whether a mutant that lives is explained. `readLines` returns the lines of a file of the project. */
export function isExplained(
  { file, mutator, line }: LivingMutant,
  explanations: readonly Explanation[],
  readLines: (file: string) => readonly string[],
): boolean {
  return explanations.some(
    (each) =>
      each.file === file &&
      each.mutators.includes(mutator) &&
      each.line === readLines(file)[line - 1]?.trim(),
  );
}
