/** `npm start`, as a developer meets it: the shop, its store, the components, a recording of every visit, the description. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/ports';
import { copyProject } from '../../scripts/copyProject';
import { traceTexts } from '../../src/traces/traceTexts';
import { replayTexts } from '../../src/traces/traceTexts/replayTexts';
import { listenToAll } from '../support/noise';
import { REPLAY_PAGE } from '../support/replayedTrace';

const ENDPOINTS = 'src/api/generated/endpoints.ts';

let copy = '';
test.beforeEach(() => {
  copy = copyProject();
});
test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** Changes the copy's description. Throws where it does not have the words. */
function describeOtherwise(words: string, others: string): void {
  const text = read('openapi/storefront.yaml');
  if (!text.includes(words)) throw new Error(`The description does not say ${words}.`);
  writeFileSync(join(copy, 'openapi/storefront.yaml'), text.replace(words, others));
}

/** Starts it on free ports. `address`: the shop's, once it is printed; rejects when it ends before. */
async function startDevelopment() {
  const [shop, api] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), 'scripts/start.ts'], {
    cwd: copy,
    env: { ...process.env, SHOP_PORT: String(shop), API_PORT: String(api) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, printed] = /Shop +(http:\S+)/.exec(output) ?? [];
      if (printed !== undefined) resolve(printed);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void ended.then(() => reject(new Error(output)));
  });
  // Not every test waits for it.
  address.catch(() => undefined);
  return {
    address,
    ended,
    output: () => output,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

test('shows the shop and the components, records each visit, and follows the description', async ({
  context,
}) => {
  test.slow();
  const development = await startDevelopment();
  try {
    const shop = await development.address;
    const noises = listenToAll(context, shop);
    const page = await context.newPage();
    await page.goto(shop);
    await expect(page.getByRole('link', { name: /Hammer/ }).first()).toBeVisible();

    // A build that always records needs no request by the address, and asks what went wrong.
    const recorder = page.getByRole('region', { name: traceTexts.recorder });
    await recorder.getByRole('button').first().click();
    await expect(recorder.getByLabel(traceTexts.wentWrong)).toBeVisible();
    const saving = page.waitForEvent('download');
    await recorder.getByRole('button', { name: traceTexts.report }).click();
    const saved = await saving;
    await expect(recorder.getByRole('status')).toHaveText(traceTexts.saved(saved.suggestedFilename()));
    const file = await saved.path();
    await page.goto(`${shop}${REPLAY_PAGE}`);
    await page.getByLabel(replayTexts.file).setInputFiles(file);
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('link', { name: 'Browse Collection' })).toBeVisible();

    await page.goto(`${shop}/__components`);
    for (const scheme of ['light', 'dark']) {
      const components = page.frameLocator(`iframe[title="${scheme}"]`);
      await expect(components.getByRole('region', { name: 'ProductCard' })).toBeVisible();
    }
    expect(noises).toEqual([]);

    // A broken description changes nothing, and is said over the page, also over one that is opened later.
    await page.goto(shop);
    const before = read(ENDPOINTS);
    describeOtherwise('properties:', 'propertis:');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(/storefront\.yaml:\d+/).first()).toBeVisible();
    await page.reload();
    await expect(overlay.getByText(/storefront\.yaml:\d+/).first()).toBeVisible();
    expect(read(ENDPOINTS)).toBe(before);

    describeOtherwise('propertis:', 'properties:');
    describeOtherwise(
      "default: '' }\n        imgUrl:",
      "default: '' }\n        madeIn: { type: string, maxLength: 300 }\n        imgUrl:",
    );
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect.poll(() => read(ENDPOINTS)).toContain('madeIn?: string');
    describeOtherwise('madeIn:', 'madeWhere:');
    await expect.poll(() => read(ENDPOINTS)).toContain('madeWhere?: string');
  } finally {
    await development.end();
  }
});

test('does not start with a broken description, and says where', async () => {
  describeOtherwise('properties:', 'propertis:');
  const development = await startDevelopment();
  expect(await development.ended).toBe(1);
  expect(development.output()).toMatch(/storefront\.yaml:\d+/);
  expect(development.output()).not.toContain('\n    at ');
});
