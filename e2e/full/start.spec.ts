/** `npm start`, as a developer meets it: the shop, its store, the page of components, and a recording of every visit. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/ports';
import { traceTexts } from '../../src/traces/traceTexts';
import { listenToAll } from '../support/noise';

const ROOT = join(__dirname, '../..');

/** Starts it on free ports, and returns the shop's address once it has printed it. */
async function startDevelopment() {
  const [shop, api] = [await findFreePort(), await findFreePort()];
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, SHOP_PORT: String(shop), API_PORT: String(api) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, printed] = /Shop +(http:\S+)/.exec(output) ?? [];
      if (printed !== undefined) resolve(printed);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`npm start has ended: ${output}`)));
  });
  return {
    address: await address,
    end: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

test('npm start shows the shop, records each visit, and shows the shared components', async ({ context }) => {
  const development = await startDevelopment();
  const noises = listenToAll(context, development.address);
  try {
    const page = await context.newPage();
    await page.goto(development.address);
    await expect(page.getByRole('link', { name: /Hammer/ }).first()).toBeVisible();

    // A build that always records needs no request by the address, and asks what went wrong.
    const recorder = page.getByRole('region', { name: traceTexts.recorder });
    await recorder.getByRole('button').first().click();
    await expect(recorder.getByLabel(traceTexts.wentWrong)).toBeVisible();

    await page.goto(`${development.address}/__components`);
    for (const scheme of ['light', 'dark']) {
      const components = page.frameLocator(`iframe[title="${scheme}"]`);
      await expect(components.getByRole('region', { name: 'ProductCard' })).toBeVisible();
    }
    expect(noises).toEqual([]);
  } finally {
    await development.end();
  }
});
