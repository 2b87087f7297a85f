/** What browser tests measure of a page: what moved by itself, how opaque something is, whom a page keeps out. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The widths that every page must fit, in pixels: a phone, a tablet, a desktop. */
const WIDTHS: readonly number[] = [390, 768, 1440];

declare global {
  interface Window {
    /** Sum of the page's layout shifts that no input caused, and which elements moved. */
    layoutShifts?: { sum: number; moved: string[] };
  }
}

/** An entry of the browser's own measure; the standard types do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Starts to measure layout shifts on every page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.moved.push(
          ...entry.sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the open page has shifted since it was opened, and what moved. */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => window.layoutShifts ?? { sum: 0, moved: ['nothing was measured'] });
}

/** How opaque an element is with all that it stands in, from 0 to 1. */
export function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
}

/** Nothing sticks out sideways at any width. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** No violation of WCAG 2.2 AA that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  const found = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
