/** Measures layout shifts, opacity, places, overflow, broken words and accessibility of a page. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** The sum of layout shifts without user input, and the elements that moved. */
    layoutShifts?: { sum: number; moved: string[] };
  }
}

/** The entry type of layout shifts; TypeScript's DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Measures layout shifts on every page that is opened from now on. */
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

/** The layout shifts of the open page, and the elements that moved. */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => window.layoutShifts ?? { sum: 0, moved: ['nothing was measured'] });
}

/** The opacity of an element together with its ancestors, from 0 to 1. */
export function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
}

/** Where an element is, once it is shown. */
export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Expects no horizontal overflow at any of these widths, in pixels. */
export async function expectFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Not of the window's own width: a phone shows a page that is too wide in a wider window.
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled - width, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** The words that take more than one line; of addresses, which may break anywhere, none. Runs in the browser. */
function brokenWords(): readonly string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    const { width = 0, height = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
    // What is for screen readers only has no room.
    if (width <= 2 || height <= 2) continue;
    for (const { 0: words, index } of text.matchAll(/[^\s]+/g)) {
      if (/[@/]/.test(words)) continue;
      for (const { 0: word, index: at } of words.matchAll(/\p{L}+/gu)) {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + word.length);
        const tops = [...range.getClientRects()]
          .filter((box) => box.width > 0.5)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word} of "${text.trim()}"`);
      }
    }
  }
  return broken;
}

/** Expects that text of 200 % fits the narrowest phones, and that no word of it breaks. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectFit(page, [320]);
  expect(await page.evaluate(brokenWords), 'broken words with text of 200 %').toEqual([]);
}

/** Rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

const axeRules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colours: { type: 'rule', values: COLOUR_RULES },
} as const;

/**
 * Expects that axe finds no violation of WCAG 2.2 AA.
 * @param rules 'colours' for a page that was looked at before, in other colours
 */
export async function expectAccessible(page: Page, rules: keyof typeof axeRules = 'all'): Promise<void> {
  if (rules === 'all') await page.evaluate(axeSource);
  const runOnly = JSON.stringify(axeRules[rules]);
  // Without the elements that pass, which nobody reads, axe takes a third of the time.
  const options = `{ runOnly: ${runOnly}, resultTypes: ['violations'] }`;
  const results = await page.evaluate<AxeResults>(`axe.run(${options})`);
  const found = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
