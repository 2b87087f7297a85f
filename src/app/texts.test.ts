import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions, pageNames } from '../lib/texts';

const SOURCES = join(__dirname, '..');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing|^traces/.test(name),
);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The same for texts that differ in capitals and articles alone. */
const wordsOf = (text: string): string => text.toLowerCase().replace(/\b(?:an?|the) /g, '');

describe('One action has one label [decision.9]', () => {
  it('which is spelled in one way in every part of the shop', async () => {
    const files = sources.filter((name) => /exts\.ts$/.test(name));
    const modules = await Promise.all(files.map((name): Promise<unknown> => import(join(SOURCES, name))));
    const spellings = new Map<string, Set<string>>();
    for (const text of modules.flatMap(textsIn)) {
      const known = spellings.get(wordsOf(text)) ?? new Set();
      spellings.set(wordsOf(text), known.add(text));
    }
    expect(spellings.size).toBeGreaterThan(300);
    expect([...spellings.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([]);
  });

  it.each(Object.values({ ...actions, ...pageNames }))('which is written in one place: %s', (label) => {
    const places = sources.flatMap((name) =>
      readFileSync(join(SOURCES, name), 'utf8')
        .split('\n')
        .filter((line) => line.includes(`'${label}'`)),
    );
    expect(places).toHaveLength(1);
  });
});
