/** Recording a whole purchase and seeing it again, on a production build that records on demand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { mapStack } from '../../scripts/replay/stacks';
import { AUTH_COOKIE } from '../../src/lib/constants';
import { recordedData } from '../../src/lib/deviceData';
import {
  importTexts,
  keyTexts,
  noteTexts,
  placeTexts,
  ticketTexts,
  TRACE_DATABASE,
  TRACE_TAB_KEY,
  traceProblems,
  traceTexts,
} from '../../src/traces/traceTexts';
import { compareTexts, replayTexts } from '../../src/traces/traceTexts/replayTexts';
import {
  expectEveryScreen,
  expectNoSecret,
  GOLDEN_FOLDER,
  openReplay,
  recordTrace,
  RENEWS,
  REPLAY_PAGE,
  takePicture,
  watchScreens,
} from '../support/replayedTrace';
import { hydrated } from '../support/hydration';
import { attachTraces } from '../support/shopTrace';
import { BUILD, buy, canaries, expect, isShown, readStorage, saveTrace, test } from '../support/traces';

const ROOT = join(__dirname, '../..');
const DIST = join(ROOT, 'dist');
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A trace whose recording says something else of the cart than this build does, and the step from which on. */
function tamperWith(text: string): { readonly text: string; readonly step: number } {
  const trace = JSON.parse(text) as {
    payload: string;
    trace: { check: [(string | number)[], unknown?][][] };
  };
  const { check } = trace.trace;
  const index = check.findIndex((delta) =>
    delta.some(([path]) => path.join('.') === 'cart.lines.0.quantity'),
  );
  const change = check[index]?.find(([path]) => path.at(-1) === 'quantity');
  if (change === undefined) throw new Error('The trace changes no quantity.');
  change[1] = 7;
  return { text: JSON.stringify(trace), step: index + 1 };
}

/** An address of the replay page, without the step that is shown. */
function withoutStep(url: string): string {
  return url.replace(/#.*/, '');
}

/** Fails where axe finds anything on the replay page at three widths in both schemes, or where it scrolls sideways. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours change smoothly, and count once they have.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const { violations } = await page.evaluate<AxeResults>(
        "axe.run({ exclude: ['iframe'] }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], iframes: false })",
      );
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

// The golden journeys and the DevTools’ tests record and replay purchases too.

test('a purchase is recorded without a secret, and replays with every state and every screen, touching nothing', async ({
  page,
  context,
  servers,
}) => {
  await watchScreens(page);
  await buy(page);
  const token = (await context.cookies()).find(({ name }) => name === AUTH_COOKIE)?.value ?? '';
  expect(token).not.toBe('');
  const { file, run } = await recordTrace(page, 'purchase');
  expect(run.screens.length).toBeGreaterThan(20);
  await takePicture(page, 'trace-badge.png', { animations: 'disabled' });

  const opened = await openReplay(context, servers.shopUrl, file);
  const { page: replay, stage, noises } = opened;
  const requests: string[] = [];
  replay.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  const storage = await readStorage(replay);
  const historyLength = await replay.evaluate(() => window.history.length);
  const address = replay.url();

  await test.step('every screen is the one that was recorded', () => expectEveryScreen(opened, run));

  if (RENEWS) {
    await replay.setViewportSize({ width: 1440, height: 900 });
    await replay.getByRole('searchbox', { name: 'Search actions' }).fill('lineQuantity');
    await replay
      .getByRole('option', { name: /lineQuantityChanged/ })
      .first()
      .click();
    await takePicture(replay, 'trace-replay.png', { animations: 'disabled' });
    await replay.getByRole('searchbox', { name: 'Search actions' }).fill('');
    const part = replay.getByRole('combobox', { name: replayTexts.part });
    await part.selectOption('Cart');
    const filters = await replay.getByRole('search').boundingBox();
    if (filters === null) throw new Error('The filters are not shown.');
    await replay.mouse.move(0, 0);
    const clip = { ...filters, height: 900 - filters.y };
    await takePicture(replay, 'trace-story.png', { clip, animations: 'disabled' });
    await part.selectOption('');
    await replay.setViewportSize({ width: 1280, height: 720 });
  }

  await test.step('its ticket holds no secret, neither here nor on the page', async () => {
    await replay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await replay.getByRole('slider', { name: replayTexts.step }).press('End');
    await replay.getByRole('button', { name: ticketTexts.copy }).click();
    await expect(replay.getByRole('button', { name: ticketTexts.copied })).toBeVisible();
    const ticket = await replay.evaluate(() => navigator.clipboard.readText());
    expect(ticket).toContain(ticketTexts.steps);
    expect(ticket).toContain('1280 × 720 px');
    for (const secret of [...Object.values(canaries), token]) expect(ticket).not.toContain(secret);
    await expectNoSecret(replay);
  });

  await test.step('network and console follow the step', async () => {
    const lanes = replay.getByRole('listbox', { name: replayTexts.lanes });
    await expect(lanes.getByRole('option', { selected: true })).toBeInViewport();
    await expect(lanes.getByRole('option').first()).not.toBeInViewport();
  });

  await test.step('a jump to any action shows its screen', async () => {
    const list = replay.getByRole('listbox', { name: 'Actions' });
    await list.focus();
    for (const key of ['Home', 'End', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowDown']) await list.press(key);
    const slider = replay.getByRole('slider', { name: 'Step' });
    const wanted = new Map(run.screens);
    await slider.press('Home');
    await replay.getByRole('button', { name: replayTexts.stepForward }).click();
    await expect(slider).toHaveValue('1');
    await slider.press('End');
    for (let jumps = 0; jumps < 8; jumps += 1) {
      await slider.press('PageDown');
      const step = Number(await slider.inputValue());
      const texts = wanted.get(step);
      if (texts === undefined) continue;
      await expect.poll(() => isShown(stage, texts)).toBe(true);
    }
  });

  // The payment form loads what checks its patterns, a script of the shop.
  expect(requests.filter((url) => !url.includes('/assets/pattern-check.'))).toEqual([]);
  expect(await readStorage(replay)).toBe(storage);
  expect(await replay.evaluate(() => localStorage.getItem('cart'))).toBe('{"mine":true}');
  expect(await replay.evaluate(() => window.history.length)).toBe(historyLength);
  // Only the step in the address changes.
  expect(withoutStep(replay.url())).toBe(withoutStep(address));
  expect(noises).toEqual([]);
  await opened.close();
});

test('a divergence, the list of keys and a comparison are shown, and accessible', async ({
  page: replay,
}) => {
  await replay.goto(REPLAY_PAGE);
  await test.step('the first divergence is marked', async () => {
    const { text: diverging, step } = tamperWith(readFileSync(join(GOLDEN_FOLDER, 'purchase.json'), 'utf8'));
    await replay.getByLabel('Trace file').setInputFiles({
      name: 'diverging.json',
      mimeType: 'application/json',
      buffer: Buffer.from(diverging),
    });
    await expect(replay.getByText(`This build diverges from the recording at step ${step}.`)).toBeVisible();
    await replay.getByRole('button', { name: 'Go to the divergence' }).click();
    await expect(
      replay.getByRole('listbox', { name: 'Actions' }).getByRole('option', { selected: true }),
    ).toContainText('diverges');
    const changes = replay.getByRole('list', { name: 'Divergence' });
    await expect(changes).toContainText('cart.lines.0.quantity');
    await expect(replay.getByText('Setting up the shop …')).toHaveCount(0);
    await replay.evaluate(axeSource);
    await expectAccessible(replay, 'the divergence');
    await changes.scrollIntoViewIfNeeded();
    await expect(changes).toBeInViewport();
    await takePicture(replay, 'trace-divergence.png');
  });

  await test.step('the list of keys is accessible too', async () => {
    await replay.keyboard.press('?');
    const dialog = replay.getByRole('dialog', { name: keyTexts.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(replay, 'the list of keys');
    const clip = await dialog.boundingBox();
    if (clip === null) throw new Error('The list of keys is not shown.');
    await takePicture(replay, 'trace-keys.png', { clip });
    await replay.keyboard.press('Escape');
  });

  await test.step('two traces are compared', async () => {
    await replay.getByLabel(compareTexts.file).setInputFiles(join(GOLDEN_FOLDER, 'card.json'));
    await expect(
      replay.getByRole('status').filter({ hasText: /steps are the same, \d+ differ/ }),
    ).toBeVisible();
    await expect(replay.getByText(replayTexts.settingUp)).toHaveCount(0);
    await replay.keyboard.press('Home');
    await replay.keyboard.press('n');
    const selected = replay.getByRole('listbox').getByRole('option', { selected: true });
    await expect(selected).toHaveCount(2);
    await expect(selected.first()).toContainText(compareTexts.differs);
    const states = replay.getByRole('list', { name: compareTexts.states });
    await expect(states).toContainText('location.location.pathname');
    await replay.keyboard.press('End');
    for (const [shop, heading] of [
      [compareTexts.firstShop, 'Scan QR Code to Complete Payment'],
      [compareTexts.secondShop, 'Your Orders'],
    ] as const) {
      const framed = replay.frameLocator(`iframe[title="${shop}"]`);
      await expect(framed.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await expectAccessible(replay, 'the comparison');
    await takePicture(replay, 'trace-compare.png');
  });
});

test.describe('a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 700 }, colorScheme: 'dark', hasTouch: true });

  test('is in the file with its changes, with what was tried in vain, and the replay shows it so', async ({
    page,
    browser,
    shop,
  }) => {
    await page.goto('/contact?trace=1');
    await expect(page.getByRole('button', { name: /^Recording, / })).toBeVisible();
    await hydrated(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('');
    await field.pressSequentially(canaries.password);
    const title = page.getByRole('heading', { level: 1 });
    await title.click({ clickCount: 3 });
    await page.setViewportSize({ width: 700, height: 390 });
    await page.emulateMedia({ colorScheme: 'light' });
    const text = readFileSync(await saveTrace(page), 'utf8');
    expect(text).not.toContain(canaries.password);

    const device = await browser.newContext({ baseURL: shop, colorScheme: null });
    const replay = await device.newPage();
    await replay.goto(REPLAY_PAGE);
    await replay
      .getByLabel(replayTexts.file)
      .setInputFiles({ name: 'phone.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(replay.getByText(replayTexts.settingUp)).toHaveCount(0);
    const list = replay.getByRole('listbox', { name: replayTexts.actions });
    await expect(list).toContainText(/Pressed the heading “[^”]+” 3 times: no action followed/);
    await expect(list).toContainText('Typed into the field');
    const shown = () =>
      replay
        .frameLocator('iframe')
        .locator('body')
        .evaluate(() => [
          window.innerWidth,
          window.innerHeight,
          window.matchMedia('(prefers-color-scheme: dark)').matches,
        ]);
    await expect.poll(shown).toEqual([390, 700, true]);
    await replay.getByRole('slider', { name: replayTexts.step }).press('End');
    await expect.poll(shown).toEqual([700, 390, false]);
    await expect(replay.getByRole('region', { name: replayTexts.thisStep })).toContainText(
      '700 × 390 px, light scheme, letters of 16 px',
    );
    await device.close();
  });
});

test('the badge moves out of the way, from corner to corner', async ({ page }) => {
  await page.goto('/contact?trace=1');
  await page.getByRole('button', { name: /^Recording, / }).click();
  const badge = page.getByRole('region', { name: traceTexts.recorder });
  const places: unknown[] = [];
  for (let moves = 0; moves < 4; moves += 1) {
    const box = await badge.boundingBox();
    if (box === null) throw new Error('The badge is not shown.');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    places.push([
      box.y + box.height / 2 < height / 2 ? 'top' : 'bottom',
      box.x < width / 2 ? 'left' : 'right',
    ]);
    await badge.getByRole('button', { name: traceTexts.move }).click();
  }
  expect(places.map(String)).toEqual(['bottom,left', 'bottom,right', 'top,right', 'top,left']);
});

test('the badge that was opened before the page is hydrated stays open', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/contact\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact?trace=1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Recording, / }).click();
  const move = page.getByRole('button', { name: traceTexts.move });
  await expect(move).toBeVisible();
  release();
  // The first script's list of presses goes with hydration.
  await expect.poll(() => page.evaluate(() => 'storefrontPressed' in window)).toBe(false);
  // What is pressed again is pressed in tasks of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(move).toBeVisible();
});

test('the address opens a file of the shop’s own host at a step', async ({ page, shop }) => {
  const golden = readFileSync(join(GOLDEN_FOLDER, 'browse.json'), 'utf8');
  await page.route('**/reports/7.json', (route) =>
    route.fulfill({ body: golden, contentType: 'application/json' }),
  );
  await page.goto(`${REPLAY_PAGE}?trace=/reports/7.json&step=5`);
  await expect(page.getByRole('slider', { name: replayTexts.step })).toHaveValue('5');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7.json');
  // Nothing else is fetched: neither by the page nor by the shop in it.
  expect(await page.evaluate(() => fetch('/').then(String, String))).toContain(replayTexts.refused);
  expect(page.url().startsWith(shop)).toBe(true);
  // A key that is pressed in the framed shop moves the replay too.
  await expect(page.getByText(replayTexts.settingUp)).toHaveCount(0);
  const stage = page.frameLocator(`iframe[title="${replayTexts.framedShop}"]`);
  await stage.getByRole('link').first().press('ArrowLeft');
  await expect(page.getByRole('slider', { name: replayTexts.step })).toHaveValue('4');
});

test('a failing browser test attaches the shop’s trace', async ({ page, context }) => {
  await page.goto('/contact?trace=1');
  await expect(page.getByRole('button', { name: /^Recording, / })).toBeVisible();
  const attached: string[] = [];
  const attach = (name: string, { path = '' }: { readonly path?: string } = {}): Promise<void> => {
    attached.push(name, readFileSync(path, 'utf8'));
    return Promise.resolve();
  };
  await attachTraces(context, { status: 'passed', expectedStatus: 'passed', attach });
  expect(attached).toEqual([]);
  await attachTraces(context, { status: 'failed', expectedStatus: 'passed', attach });
  expect(attached).toEqual(['shop-trace.json', expect.stringContaining('location/changed')]);
});

test.describe('a page that fails', () => {
  // The browser reports the code that did not come.
  test.use({ expectedNoise: [/assets\/contact\./] });

  test('offers to save its trace, which holds what led there', async ({ page, context, shop }) => {
    await page.goto('/cart?trace=1');
    await expect(page.getByRole('button', { name: /^Recording, / })).toBeVisible();
    await hydrated(page);
    await page.route('**/assets/contact.*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    const failed = page.getByRole('main');
    await expect(failed.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await failed.getByRole('button', { name: traceTexts.save }).click();
    const file = await (await downloading).path();
    const replay = await openReplay(context, shop, file);
    const list = replay.page.getByRole('listbox', { name: replayTexts.actions });
    await replay.page.getByRole('searchbox', { name: replayTexts.search }).fill('location/');
    await list.press('End');
    await expect(list.getByRole('option', { selected: true })).toContainText('location/changed');
    const changes = replay.page.getByRole('list', { name: replayTexts.changes });
    await expect(changes).toContainText('location.location.pathname');
    await expect(changes).toContainText('"/contact"');
    expect(replay.noises).toEqual([]);
    await replay.close();

    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(failed.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible();
  });
});

/** The files of a build that a browser reads as text. */
function readBuild(folder: string): readonly { readonly name: string; readonly content: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|json|webmanifest)$/.test(name))
    .map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }));
}

/** Texts of several words: one word says nothing, as libraries name keys and the parts of their components so. */
const textsOfTools = [
  traceTexts,
  importTexts,
  traceProblems,
  replayTexts,
  noteTexts,
  placeTexts,
  ticketTexts,
  compareTexts,
  keyTexts,
  recordedData.map(({ what }) => what),
]
  .flatMap((texts) => Object.values<unknown>(texts).flat(2))
  .filter((text) => typeof text === 'string')
  .filter((text) => text.includes(' '));

/** The sentences that a replay tells: those that are no part of a longer text. */
const sentences = ['browsing.ts', 'ordering.ts']
  .map((name) =>
    readFileSync(join(ROOT, 'src/traces/sentences', name), 'utf8').replace(/\/\*\*[^]*?\*\//g, ''),
  )
  .flatMap((code) => [...code.matchAll(/'([A-Z][^'\\]+ [^'\\]+)'/g)])
  .map(([, sentence = '']) => sentence);

/** What the code of the trace tools is known by. */
const marksOfTools = [
  'data-trace-tools',
  'replay:framed-shop-ready',
  'IMPORT_STATE',
  'trace-tools',
  'trace-store',
  'trace/pageStarted',
  'longtask',
  'autoIncrement',
  TRACE_TAB_KEY,
  TRACE_DATABASE,
];

/** Whether a build's file has a text as a whole: its words may be part of what shoppers read. */
function holdsText(content: string, text: string): boolean {
  return ['"', "'", '`'].some((quote) => content.includes(quote + text + quote));
}

/** Which of these a build's file has. */
function foundIn(content: string): readonly string[] {
  return [
    ...[...textsOfTools, ...sentences].filter((text) => holdsText(content, text)),
    ...marksOfTools.filter((mark) => content.includes(mark)),
  ];
}

test('stacks of the build for everybody lead to the source, by its maps', () => {
  const [script = ''] = readdirSync(join(DIST, 'assets')).filter((name) => /^main\.\w+\.js$/.test(name));
  const places = Array.from(
    { length: 50 },
    (_, index) => `https://a.example/assets/${script}:1:${100 * index + 1}`,
  );
  expect(mapStack(places.join('\n'))).toMatch(/^\.\/src\/\S+\.tsx?:\d+:\d+$/m);
});

test('the build for everybody holds nothing of the recorder, its badge, the replay page or the page of components, and none of their texts', () => {
  // Each is found where it is: so it would be found where it must not be.
  const recorded = new Set(readBuild(BUILD).flatMap(({ content }) => foundIn(content)));
  expect([...textsOfTools, ...sentences, ...marksOfTools].filter((text) => !recorded.has(text))).toEqual([]);
  const served = readBuild(DIST);
  expect(textsOfTools.length).toBeGreaterThan(50);
  expect(sentences.length).toBeGreaterThan(50);
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter(({ name }) => /(^|\/)(__|components\.)/.test(name))).toEqual([]);
  for (const { name, content } of served) expect(foundIn(content), name).toEqual([]);
});
