import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOfflineFiles, OFFLINE_CHUNKS } from './offlineFiles';

const FRAME = `<script src="/assets/early.0123456789.js" async></script>
<link rel="stylesheet" href="/assets/page.0123456789.css"><link rel="icon" href="/icons/icon.svg">
<script defer src="/assets/main.0123456789.js"></script>`;

const lazy = Object.fromEntries(
  OFFLINE_CHUNKS.map((name) => [
    name,
    ['assets/main.0123456789.js', 'assets/shared.js', `assets/${name}.js`],
  ]),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  writeFileSync(join(folder, 'shell.html'), FRAME);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds the frame, what it names, and the files of the pages that open offline, each once', () => {
  const { frame, others } = findOfflineFiles(folder, {
    entry: [],
    lazy: { ...lazy, payment: ['assets/payment.js'] },
  });
  expect(frame).toEqual([
    { url: 'shell.html', revision: expect.stringMatching(/^[0-9a-f]{20}$/) as string },
    ...['early.0123456789.js', 'page.0123456789.css', 'main.0123456789.js'].map((name) => ({
      url: `assets/${name}`,
      revision: null,
    })),
  ]);
  expect([...others].sort()).toEqual(
    ['assets/shared.js', ...OFFLINE_CHUNKS.map((name) => `assets/${name}.js`)].sort(),
  );
});

it('gives another revision to another frame', () => {
  const revision = () => findOfflineFiles(folder, { entry: [], lazy }).frame[0]?.revision;
  const first = revision();
  writeFileSync(join(folder, 'shell.html'), `${FRAME}<p>new</p>`);
  expect(revision()).not.toBe(first);
});

it('refuses a build without one of these pages', () => {
  expect(() => findOfflineFiles(folder, { entry: [], lazy: {} })).toThrow('There is no chunk named home.');
});
