import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish } from './publish.mjs';

const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const afterDays = (days: number) => new Date(start.getTime() + days * DAY);

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  target = join(folder, 'served');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build. Its files contain its name. */
function writeBuild(name: string, moreFiles: readonly string[] = []): string {
  const build = join(folder, name);
  const files = [
    'index.html',
    'index.html.gz',
    'robots.txt',
    `assets/main.${name}.js`,
    `assets/main.${name}.js.map`,
  ];
  for (const file of [...files, ...moreFiles]) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), name);
  }
  return build;
}

function served(): string[] {
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1)).sort();
}

const read = (file: string) => readFileSync(join(target, file), 'utf8');

it('publishes every file but the source maps', () => {
  expect(publish(writeBuild('one'), target, { now: start })).toEqual({ published: 4, removed: [] });
  expect(served()).toEqual([
    '.published.json',
    'assets/main.one.js',
    'index.html',
    'index.html.gz',
    'robots.txt',
  ]);
});

it('removes the assets of an earlier build some days after they were replaced', () => {
  publish(writeBuild('one'), target, { now: start });
  // The days count from the replacement, not from the first publication.
  publish(writeBuild('two'), target, { now: afterDays(30) });
  expect(read('index.html')).toBe('two');
  expect(read('assets/main.one.js')).toBe('one');
  expect(publish(writeBuild('three'), target, { now: afterDays(36) }).removed).toEqual([]);
  expect(publish(writeBuild('four'), target, { now: afterDays(37) }).removed).toEqual(['assets/main.one.js']);
  expect(publish(writeBuild('five'), target, { now: afterDays(44), days: 7 }).removed).toEqual([
    'assets/main.three.js',
    'assets/main.two.js',
  ]);
  expect(served().filter((name) => name.startsWith('assets/'))).toEqual([
    'assets/main.five.js',
    'assets/main.four.js',
  ]);
});

it('keeps an asset that a later build contains again', () => {
  publish(writeBuild('one'), target, { now: start });
  publish(writeBuild('two'), target, { now: afterDays(1) });
  publish(writeBuild('one'), target, { now: afterDays(20) });
  expect(publish(writeBuild('one'), target, { now: afterDays(60) }).removed).toEqual(['assets/main.two.js']);
  expect(read('assets/main.one.js')).toBe('one');
});

it('removes pages that the new build lacks, and nothing that it did not publish', () => {
  publish(writeBuild('one', ['sale/index.html']), target, { now: start });
  writeFileSync(join(target, 'google-verification.html'), 'mine');
  expect(publish(writeBuild('two'), target, { now: start }).removed).toEqual(['sale/index.html']);
  expect(read('google-verification.html')).toBe('mine');
});

it('keeps the old pages and their assets when an asset cannot be written', () => {
  publish(writeBuild('one'), target, { now: start });
  mkdirSync(join(target, 'assets/main.two.js/in-the-way'), { recursive: true });
  expect(() => publish(writeBuild('two'), target, { now: start })).toThrow();
  expect(read('index.html')).toBe('one');
  expect(existsSync(join(target, 'assets/main.one.js'))).toBe(true);
});

it('writes all assets before the first page', () => {
  mkdirSync(join(target, 'index.html/in-the-way'), { recursive: true });
  expect(() => publish(writeBuild('one'), target, { now: start })).toThrow();
  expect(read('assets/main.one.js')).toBe('one');
  expect(served().filter((name) => name.endsWith('.new'))).toEqual([]);
});

it.each([
  'nonsense',
  '{"files":["../other"],"retired":{"assets/main.one.js":"soon","../other":"2020-01-01"}}',
])('removes nothing because of an invalid manifest: %s', (manifest) => {
  publish(writeBuild('one'), target, { now: start });
  writeFileSync(join(folder, 'other'), 'other');
  writeFileSync(join(target, '.published.json'), manifest);
  expect(publish(writeBuild('two'), target, { now: afterDays(60) }).removed).toEqual([]);
  expect(existsSync(join(folder, 'other'))).toBe(true);
  expect(publish(writeBuild('two'), target, { now: afterDays(67) }).removed).toEqual(['assets/main.one.js']);
});

it('is a command that reports what it did, or the error', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(__dirname, 'publish.mjs'), ...args], { encoding: 'utf8' });
  expect(run(writeBuild('one'), target).stdout).toBe(
    `4 files published to ${target}, 0 of earlier builds removed.\n`,
  );
  expect(run(join(folder, 'nowhere'), target)).toMatchObject({
    status: 1,
    stderr: `There is no build in ${join(folder, 'nowhere')}.\n`,
  });
  expect(run(writeBuild('one'), target, 'soon')).toMatchObject({ status: 1 });
  expect(run()).toMatchObject({ status: 1 });
});

it('publishes the service worker after the pages that it names', () => {
  const build = writeBuild('one', ['sw.js', 'shell.html']);
  // A page that cannot be written: a folder has its name.
  mkdirSync(join(target, 'shell.html', 'folder'), { recursive: true });
  expect(() => publish(build, target, { now: start })).toThrow();
  expect(existsSync(join(target, 'robots.txt'))).toBe(true);
  expect(existsSync(join(target, 'sw.js'))).toBe(false);
});
