import type { Reporter, TestResult } from '@playwright/test/reporter';

/** Says at the end why tests were skipped: Playwright's list only counts them. */
export default class SkipReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd(_test: unknown, { annotations }: Pick<TestResult, 'annotations'>): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (reason !== undefined) this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.counts) console.log(`${count} skipped: ${reason}`);
  }
}
