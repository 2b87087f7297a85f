/** Compares the supported browsers in package.json with what the shop needs, with tsconfig.json and with README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import tsconfig from '../tsconfig.json';

const ROOT = join(__dirname, '..');

/** Lowest version by browser, as browserslist names them. */
type Versions = Readonly<Record<string, number>>;

/** The first versions that know all functions of an edition of the language, and all its syntax. */
const EDITIONS: Readonly<Record<string, Versions>> = {
  ES2022: { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4 },
  ES2023: { chrome: 110, edge: 110, firefox: 115, safari: 16.4, ios_saf: 16.4 },
};

/** What else the shop cannot do without, and the first versions that have it. */
const NEEDS: Readonly<Record<string, Versions>> = {
  'Material UI 9': { chrome: 117, edge: 121, firefox: 121, safari: 17, ios_saf: 17 },
  'URL.canParse': { chrome: 120, edge: 120, firefox: 115, safari: 17, ios_saf: 17 },
  ':has()': { chrome: 105, edge: 105, firefox: 121, safari: 15.4, ios_saf: 15.4 },
};

/** The lowest listed version of each browser. */
function readLowest(): Versions {
  const lowest = new Map<string, number>();
  for (const entry of browserslist(null, { path: ROOT })) {
    const [name = '', version = ''] = entry.split(' ');
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return Object.fromEntries(lowest);
}

const listed = readLowest();

/** The browsers of the list that are older than what is needed. */
const tooOld = (needed: Versions | undefined) =>
  Object.entries(listed).filter(([name, version]) => !(version >= (needed?.[name] ?? Infinity)));

it.each(Object.entries(NEEDS))('has no browser in the list without %s', (_what, needed) => {
  expect(tooOld(needed)).toEqual([]);
});

it('lists no newer browsers than something in use needs', () => {
  const needed = Object.keys(listed).map((name) => [
    name,
    Math.max(...Object.values(NEEDS).map((versions) => versions[name] ?? 0)),
  ]);
  expect(listed).toEqual(Object.fromEntries(needed));
});

it.each([tsconfig.compilerOptions.target, tsconfig.compilerOptions.lib[0]])(
  'compiles to an edition of the language that every listed browser knows: %s',
  (edition = '') => {
    expect(Object.keys(EDITIONS)).toContain(edition);
    expect(tooOld(EDITIONS[edition])).toEqual([]);
  },
);

it('is what README.md says', () => {
  const { chrome, edge, firefox, safari } = listed;
  const [sentence] =
    /Chrome \d.*? and Safari [\d.]+/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  expect(sentence).toBe(`Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`);
  expect(listed['ios_saf']).toBe(safari);
});
