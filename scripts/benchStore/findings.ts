/** What the bench has found: figures, and promises that are kept or broken. */
import { isDeepStrictEqual } from 'node:util';

/** Prints findings, and counts those that are wrong. */
export class Findings {
  broken = 0;

  /** A part begins. */
  part(title: string): void {
    console.log(`\n${title}`);
  }

  figure(text: string): void {
    console.log(`  ${text}`);
  }

  /** A promise: what was found is what must be. */
  same(promise: string, found: unknown, wanted: unknown): void {
    this.holds(promise, isDeepStrictEqual(found, wanted), JSON.stringify(found));
  }

  /** A promise, and what was found where it is broken. */
  holds(promise: string, isKept: boolean, found: string): void {
    if (!isKept) this.broken += 1;
    console.log(isKept ? `  ok      ${promise}` : `  BROKEN  ${promise}: ${found}`);
  }
}
