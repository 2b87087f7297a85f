import { deviceDataOf } from '../../lib/deviceData';
import { TRACE_DATABASE, TRACE_TAB_KEY } from '../traceTexts';
import { breakDatabases, rowsOf, useDeviceDatabases } from '../../testing/deviceDatabases';
import type { KeptChunk } from './keptTrace';
import { openKeptTraceStorage, tidyKeptTrace, type KeptHead } from './keptTraceStorage';

useDeviceDatabases();

const DAY = 86_400_000;

function head(id: string, at: number): KeptHead {
  const about = { app: 'storefront', build: 'test', ua: 'jest' };
  return { id, tab: 'a', reason: 'open', at, about, base: '{"n":0}', dropped: 0 };
}

/** A chunk of one action that sets the number. */
function chunk(n: number, at: number, bytes = 1): KeptChunk {
  return { at, url: '/', actions: ['{"type":"a"}'], times: [at], check: [[[['n'], n]]], lanes: [], bytes };
}

const heldParts = () => rowsOf(TRACE_DATABASE, 'parts');
const heldChunks = () => rowsOf(TRACE_DATABASE, 'chunks');

describe('The kept trace', () => {
  it('is read with its chunks in order, the oldest part first, by any tab', async () => {
    const store = openKeptTraceStorage(() => 10);
    await store.begin(head('late', 5));
    await store.begin(head('early', 1));
    expect(await store.append('late', chunk(1, 6))).toBe(true);
    expect(await store.append('early', chunk(2, 7))).toBe(true);
    expect(await store.append('late', chunk(3, 8))).toBe(true);
    const parts = await openKeptTraceStorage(() => 10).read();
    expect(parts).toMatchObject([
      { ...head('early', 1), chunks: [chunk(2, 7)] },
      { ...head('late', 5), chunks: [chunk(1, 6), chunk(3, 8)] },
    ]);
    expect(await heldParts()).toHaveLength(2);
    expect(await heldChunks()).toHaveLength(3);
  });

  it('is written before a page that is left is gone', async () => {
    const store = openKeptTraceStorage();
    await store.begin(head('a', 1));
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    const beginning = store.begin(head('b', 1));
    expect(commit).toHaveBeenCalledTimes(1);
    const appending = store.append('b', chunk(1, 2));
    expect(commit).toHaveBeenCalledTimes(2);
    await Promise.all([beginning, appending]);
    expect(await heldParts()).toHaveLength(2);
    expect(await heldChunks()).toHaveLength(1);
  });

  it('is empty once it is cleared, and takes nothing more of a part that is gone', async () => {
    const store = openKeptTraceStorage(() => 10);
    await store.begin(head('a', 1));
    await store.append('a', chunk(1, 2));
    await store.clear();
    expect([...(await heldParts()), ...(await heldChunks())]).toEqual([]);
    expect(await store.append('a', chunk(2, 3))).toBe(false);
    expect(await store.read()).toEqual([]);
    // What came too late is removed with the next reading, and nothing else.
    expect(await heldChunks()).toEqual([]);
    await store.begin(head('a', 1));
    await store.append('a', chunk(3, 4));
    await store.append('gone', chunk(4, 5));
    await store.append('gone', chunk(5, 5));
    await store.append('too', chunk(6, 5));
    expect(await store.read()).toMatchObject([{ id: 'a', chunks: [chunk(3, 4)] }]);
    expect(await heldChunks()).toMatchObject([chunk(3, 4)]);
  });

  it('forgets a part a day after its last action, for good', async () => {
    let now = 0;
    const store = openKeptTraceStorage(() => now);
    await store.begin(head('empty', 0));
    await store.begin(head('used', 0));
    await store.append('used', chunk(1, 5));
    await store.append('used', chunk(2, 10));
    const idsAt = async (time: number) => {
      now = time;
      return (await store.read()).map(({ id }) => id);
    };
    expect(await idsAt(DAY - 1)).toEqual(['empty', 'used']);
    expect(await idsAt(DAY)).toEqual(['used']);
    expect(await heldParts()).toMatchObject([{ id: 'used' }]);
    expect(await heldChunks()).toHaveLength(2);
    expect(await idsAt(DAY + 9)).toEqual(['used']);
    expect(await idsAt(DAY + 10)).toEqual([]);
    expect([...(await heldParts()), ...(await heldChunks())]).toEqual([]);
  });

  it('is kept within its bounds: the oldest actions move into the state before them', async () => {
    const store = openKeptTraceStorage(() => 10);
    const half = 5 * 1024 * 1024;
    await store.begin(head('a', 1));
    await store.begin(head('b', 2));
    await store.append('a', chunk(1, 3, half - 100));
    await store.append('a', chunk(2, 4, half - 100));
    await store.append('b', chunk(3, 5, 1000));
    const bounded = [
      { id: 'a', dropped: 1, base: '{"n":1}', chunks: [chunk(2, 4, half - 100)] },
      { id: 'b', dropped: 0, base: '{"n":0}', chunks: [chunk(3, 5, 1000)] },
    ];
    expect(await store.read()).toMatchObject(bounded);
    expect(await heldChunks()).toHaveLength(2);
    for (const part of await heldParts()) expect(part).not.toHaveProperty('chunks');
    expect(await openKeptTraceStorage(() => 10).read()).toMatchObject(bounded);
  });

  it('says where a full disk takes no more of a part', async () => {
    const store = openKeptTraceStorage(() => 10);
    await store.begin(head('a', 1));
    const mend = breakDatabases('full');
    expect(await store.append('a', chunk(1, 2))).toBe(false);
    await expect(store.begin(head('b', 1))).resolves.toBeUndefined();
    mend();
    expect(await store.read()).toMatchObject([{ id: 'a', chunks: [] }]);
  });

  it.each(['throws', 'rejects'] as const)('keeps nothing where storage is blocked and %s', async (how) => {
    breakDatabases(how);
    const store = openKeptTraceStorage();
    await expect(store.begin(head('a', 1))).resolves.toBeUndefined();
    // Nothing was refused: no other tab has taken the part away.
    expect(await store.append('a', chunk(1, 2))).toBe(true);
    expect(await store.read()).toEqual([]);
    await expect(store.clear()).resolves.toBeUndefined();
  });
});

describe('A page that records nothing', () => {
  it('removes what is too old, or all where the recording has ended', async () => {
    const store = openKeptTraceStorage();
    await store.begin(head('old', Date.now() - DAY));
    await store.begin(head('new', Date.now()));
    await tidyKeptTrace(false);
    expect(await heldParts()).toMatchObject([{ id: 'new' }]);
    await tidyKeptTrace(true);
    expect(await heldParts()).toEqual([]);
  });
});

it('The list of what stays on the device has the recording and its tab', () => {
  expect(deviceDataOf('indexedDB', TRACE_DATABASE)).toBeDefined();
  expect(deviceDataOf('sessionStorage', TRACE_TAB_KEY)).toBeDefined();
});
