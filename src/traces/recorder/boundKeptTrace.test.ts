import { boundKeptTrace, toWrittenPart, type KeptChunk, type KeptPart } from './keptTrace';
import type { LaneEntry } from '../trace';

/** A chunk of two actions that set a number. */
function chunk(n: number, changes: Partial<KeptChunk> = {}): KeptChunk {
  return {
    at: n,
    url: `/${n}`,
    actions: ['{"type":"a"}', '{"type":"b"}'],
    times: [n, n + 1],
    check: [[[['n'], n]], [[['m'], n]]],
    lanes: [],
    bytes: 100,
    ...changes,
  };
}

/** A part whose state has six bytes: the two braces, each quoted and escaped as JSON in JSON is. */
function part(id: string, chunks: readonly KeptChunk[], changes: Partial<KeptPart> = {}): KeptPart {
  const about = { app: 'storefront', build: 'test', ua: 'jest' };
  return { id, tab: 'a', reason: 'open', at: 1, about, base: '{}', dropped: 0, chunks, ...changes };
}

const BASE_BYTES = '"{}"'.length;

describe('The bounds of a kept trace', () => {
  const first = part('first', [chunk(1), chunk(2)]);
  const second = part('second', [chunk(3), chunk(4)]);
  const parts = [first, second];
  const bytes = 400 + 2 * BASE_BYTES;

  it.each([
    ['actions', { actions: 8, bytes: Infinity }],
    ['bytes', { actions: Infinity, bytes }],
  ])('let it be where it has just as many %s', (_name, bounds) => {
    expect(boundKeptTrace(parts, bounds)).toBe(parts);
  });

  it.each([
    ['action', { actions: 7, bytes: Infinity }],
    ['byte', { actions: Infinity, bytes: bytes - 1 }],
  ])('drop its oldest chunk where it has one %s more, and leave the rest as it was', (_name, bounds) => {
    const kept = boundKeptTrace(parts, bounds);
    expect(kept).toEqual([{ ...first, base: '{"n":1,"m":1}', dropped: 2, chunks: [chunk(2)] }, second]);
    expect(kept[1]).toBe(second);
  });

  it('drop as much of it as they must, and count it with what was dropped before', () => {
    const long = part('long', [chunk(1), chunk(2), chunk(3)], { dropped: 10 });
    expect(boundKeptTrace([long], { actions: Infinity, bytes: 100 + BASE_BYTES })).toEqual([
      { ...long, base: '{"n":2,"m":2}', dropped: 14, chunks: [chunk(3)] },
    ]);
  });

  it('drop a part that has nothing left, with the bytes of its state', () => {
    expect(boundKeptTrace(parts, { actions: 4, bytes: Infinity })).toEqual([second]);
    const large = part('large', [chunk(1)], { base: JSON.stringify({ text: 'x'.repeat(1000) }) });
    expect(boundKeptTrace([large, second], { actions: Infinity, bytes: 200 + BASE_BYTES })).toEqual([second]);
    expect(boundKeptTrace([large, second], { actions: Infinity, bytes: 199 + BASE_BYTES })).toMatchObject([
      { id: 'second', dropped: 2 },
    ]);
  });

  it('count the bytes of a state as a file holds them', () => {
    const base = JSON.stringify({ text: 'ä"' });
    const quoted = part('quoted', [], { base });
    const held = new TextEncoder().encode(JSON.stringify(base)).length;
    const within = [quoted, second];
    const rest = 200 + BASE_BYTES;
    expect(boundKeptTrace(within, { actions: Infinity, bytes: held + rest })).toBe(within);
    expect(boundKeptTrace(within, { actions: Infinity, bytes: held + rest - 1 })).not.toBe(within);
  });

  it('keep a part that had no actions, and the last one whatever it has', () => {
    const empty = part('empty', []);
    expect(boundKeptTrace([empty, second], { actions: 2, bytes: Infinity })).toMatchObject([
      { id: 'empty', dropped: 0 },
      { id: 'second', dropped: 2 },
    ]);
    expect(boundKeptTrace(parts, { actions: 0, bytes: 0 })).toEqual([
      { ...second, base: '{"n":4,"m":4}', dropped: 4, chunks: [] },
    ]);
  });
});

describe('A kept part in a file', () => {
  const task = (step: number): LaneEntry => ({ kind: 'longTask', duration: 60, step, at: 5 });

  it('holds its chunks as one recording', () => {
    const kept = part('a', [chunk(1), chunk(5)], { tab: 'b', reason: 'bank', at: 7 });
    expect(toWrittenPart(kept)).toEqual({
      tab: 'b',
      reason: 'bank',
      at: 7,
      lanes: [],
      file: {
        payload: '[{"type":"a"},{"type":"b"},{"type":"a"},{"type":"b"}]',
        preloadedState: '{}',
        trace: {
          v: 1,
          app: 'storefront',
          build: 'test',
          ua: 'jest',
          // Where it was left.
          url: '/5',
          startedAt: 7,
          dropped: 0,
          times: [1, 2, 5, 6],
          check: [[[['n'], 1]], [[['m'], 1]], [[['n'], 5]], [[['m'], 5]]],
        },
      },
    });
    expect(toWrittenPart(part('a', [])).file).toMatchObject({ payload: '[]', trace: { url: '', times: [] } });
  });

  it('counts the steps beside its actions from the first one it still has', () => {
    const chunks = [chunk(1, { lanes: [task(1), task(2)] }), chunk(2, { lanes: [task(4)] })];
    expect(toWrittenPart(part('a', chunks, { dropped: 2 })).lanes).toEqual([task(0), task(2)]);
  });
});
