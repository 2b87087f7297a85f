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
  /** Promises that no test of `npm test` names. */
  readonly untested: readonly ClauseCoverage[];
  /** Tests that name a clause and assert nothing. */
  readonly withoutAssertions: readonly ClauseTest[];
}

/** Whether a clause needs a test that names it. Decisions explain promises: tests may name them. */
export const isPromise = ({ id }: ClauseCoverage): boolean => !id.startsWith('decision.');

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
  return {
    sections: measured,
    untested: all.filter(
      (clause) => isPromise(clause) && clause.tests.every(({ isInFullRunOnly }) => isInFullRunOnly),
    ),
    withoutAssertions: tests.filter(({ assertions }) => assertions === 0),
  };
}
