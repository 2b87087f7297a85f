/** Which promise of the specification is held by which tests. */
import type { SpecificationSection } from './clauses/types';

/** A promise and how many test titles name it. */
export interface HeldPromise {
  readonly id: string;
  readonly text: string;
  readonly tests: number;
}

export interface Coverage {
  readonly sections: readonly {
    readonly section: SpecificationSection;
    readonly promises: readonly HeldPromise[];
  }[];
  /** Promises that no test names. */
  readonly gaps: readonly HeldPromise[];
  /** Names in tests that no promise has. */
  readonly strangers: readonly string[];
}

/** What a test's title ends with: '[2.home.1]' or '[2.home.1, 8.toasts.4]'. */
const MENTION = /\[(\d\.[a-z-]+\.\d+(?:, \d\.[a-z-]+\.\d+)*)\]/g;

/** The promises that a test file's titles name, each as often as it is named. */
export function mentionsIn(source: string): readonly string[] {
  return [...source.matchAll(MENTION)].flatMap(([, names = '']) => names.split(', '));
}

/** Sets the promises of the sections against what tests mention. */
export function measureCoverage(
  sections: readonly SpecificationSection[],
  mentions: readonly string[],
): Coverage {
  const counts = new Map<string, number>();
  for (const name of mentions) counts.set(name, (counts.get(name) ?? 0) + 1);
  const measured = sections.map((section) => ({
    section,
    promises: section.parts.flatMap(({ id, promises }) =>
      promises.map((text, index) => {
        const name = `${id}.${index + 1}`;
        return { id: name, text, tests: counts.get(name) ?? 0 };
      }),
    ),
  }));
  const all = measured.flatMap(({ promises }) => promises);
  const known = new Set(all.map(({ id }) => id));
  return {
    sections: measured,
    gaps: all.filter(({ tests }) => tests === 0),
    strangers: [...counts.keys()].filter((name) => !known.has(name)),
  };
}
