/** The DevTools in browser tests: their own panel in a tab, and the extension's part in the shop's. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { DEVTOOLS_FOLDER, DEVTOOLS_PAGE, DEVTOOLS_RELAY, DEVTOOLS_ROOT } from '../../scripts/devToolsPage';

const FOLDER = join(__dirname, '../..', DEVTOOLS_FOLDER);

/** The script that plays the extension's part, for `addInitScript`. */
export const extension = { path: join(FOLDER, DEVTOOLS_RELAY) } as const;

/**
 * Opens the panel in another tab of a shop page's browser: at the shop's own address, because only tabs of one origin
 * hear each other, yet served past the shop's server, whose headers stay as they are.
 */
export async function openPanel(shop: Page): Promise<Page> {
  if (!existsSync(FOLDER)) throw new Error('There is no panel: run `npm run build:traces`.');
  const panel = await shop.context().newPage();
  await panel.route(`**${DEVTOOLS_ROOT}*`, (route) =>
    route.fulfill({
      path: join(FOLDER, new URL(route.request().url()).pathname.slice(DEVTOOLS_ROOT.length)),
    }),
  );
  await panel.goto(`${DEVTOOLS_ROOT}${DEVTOOLS_PAGE}`);
  return panel;
}

/** The panel's buttons, by their names. */
export const panelButtons = { export: 'Export to a file', import: 'Import from a file' } as const;

/** How much of the panel a picture of a button shows, in CSS pixels, and how well. */
const PICTURE = { width: 420, height: 150, quality: 70 } as const;

/** Writes a picture of a button with what is around it, for docs/traces.md. */
export async function pictureOfButton(panel: Page, name: string, file: string): Promise<void> {
  const button = panel.getByRole('button', { name });
  await button.evaluate((element) => (element.style.outline = '3px solid #e8590c'));
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The panel shows no button '${name}'.`);
  const { width, height, quality } = PICTURE;
  const x = Math.max(0, box.x + box.width / 2 - width / 2);
  const y = Math.max(0, box.y + box.height + 8 - height);
  const session = await panel.context().newCDPSession(panel);
  const clip = { x, y, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await session.detach();
  await button.evaluate((element) => (element.style.outline = ''));
}

/** Exports the shop's history by the panel's own button. */
export async function exportFrom(panel: Page): Promise<Download> {
  const downloading = panel.waitForEvent('download');
  await panel.getByRole('button', { name: panelButtons.export }).click();
  return downloading;
}

/** Imports a file by the panel's own button. */
export async function importInto(panel: Page, file: string): Promise<void> {
  const choosing = panel.waitForEvent('filechooser');
  await panel.getByRole('button', { name: panelButtons.import }).click();
  await (await choosing).setFiles(file);
}

/** Travels to the state after so many actions by the panel's slider. */
export async function slideTo(panel: Page, step: number): Promise<void> {
  await panel.getByRole('slider').fill(String(step));
}

/** Travels to the state after so many actions by the Jump button of that action in the panel's list. */
export async function jumpTo(panel: Page, step: number): Promise<void> {
  const action = panel.locator(`[data-id="${step}"]`);
  // The list scrolls by itself, under a pointer too. So the events are sent, and no pointer is moved.
  await action.dispatchEvent('mouseover');
  await action.getByText('Jump').dispatchEvent('click');
}
