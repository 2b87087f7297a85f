/** Which clauses of the specification are named by which tests. */
import type { ClauseTest } from './clauseTests';
import type { SpecificationSection } from './specification';

/** A clause and the tests that name it. */
export interface ClauseCoverage {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly ClauseTest[];
}

export interface Coverage {
  readonly sections: readonly {
    readonly section: SpecificationSection;
    readonly clauses: readonly ClauseCoverage[];
  }[];
  /** Clauses that no test of `npm test` names. */
  readonly untested: readonly ClauseCoverage[];
  /** Tests that name a clause and assert nothing. */
  readonly withoutAssertions: readonly ClauseTest[];
  /** Names in tests that no clause has. */
  readonly unknown: readonly string[];
}

/** Sets the clauses of the sections against the tests that name them. */
export function measureCoverage(
  sections: readonly SpecificationSection[],
  tests: readonly ClauseTest[],
): Coverage {
  const measured = sections.map((section) => ({
    section,
    clauses: section.parts.flatMap(({ id: part, promises }) =>
      promises.map((text, index): ClauseCoverage => {
        const id = `${part}.${index + 1}`;
        return { id, text, tests: tests.filter(({ clauses }) => clauses.includes(id)) };
      }),
    ),
  }));
  const all = measured.flatMap(({ clauses }) => clauses);
  const known = new Set(all.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ clauses }) => clauses));
  return {
    sections: measured,
    untested: all.filter((clause) => clause.tests.every(({ isInFullRunOnly }) => isInFullRunOnly)),
    withoutAssertions: tests.filter(({ assertions }) => assertions === 0),
    unknown: [...named].filter((name) => !known.has(name)),
  };
}
