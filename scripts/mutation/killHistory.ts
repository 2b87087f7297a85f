/** Remembers which test files noticed the mutants of a file, so that the next mutant is run by the best of them first. */

interface Past {
  readonly kills: number;
  /** In milliseconds. */
  readonly time: number;
}

/** Before a test file has run, it counts as one that ran once and noticed half a mutant. */
const ASSUMED_KILLS = 0.5;

export class KillHistory {
  readonly #past = new Map<string, Past>();

  /** @param time what the run took by the clock, in milliseconds: a test that waits in vain is a slow one */
  record(mutated: string, testFile: string, isKilled: boolean, time: number): void {
    const key = `${mutated} ${testFile}`;
    const past = this.#past.get(key) ?? { kills: 0, time: 0 };
    this.#past.set(key, { kills: past.kills + (isKilled ? 1 : 0), time: past.time + time });
  }

  /**
   * Sorts test files by the time that they take for each mutant that they notice.
   * @param expected what each of them takes without a mutant, in milliseconds
   */
  sort(mutated: string, expected: ReadonlyMap<string, number>): readonly string[] {
    const cost = new Map(
      [...expected].map(([testFile, time]) => {
        const past = this.#past.get(`${mutated} ${testFile}`) ?? { kills: 0, time: 0 };
        return [testFile, (past.time + time) / (past.kills + ASSUMED_KILLS)] as const;
      }),
    );
    return [...cost].sort(([, one], [, other]) => one - other).map(([testFile]) => testFile);
  }
}
