import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storefrontApi } from '../../api/storefrontApi';
import { lineAdded, lineQuantityChanged } from '../../features/cart/cartEvents';
import { toastShown } from '../../features/notifications/notificationsSlice';
import { replayTexts } from '../traceTexts/replayTexts';
import { lineKey } from '../../lib/lineChoice';
import { isRecord } from '../../lib/untrusted';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { openTrace, type OpenedTrace } from '../replay/openedTrace';
import { storyByName, storyOfCall } from './callSentences';
import { shopReducer } from '../replay/shopReducer';
import { describeAction } from '../replay/storyLines';

const SOURCES = join(__dirname, '../..');
const GOLDEN = join(__dirname, '../../../e2e/golden');

const emptyState = shopReducer(undefined, { type: 'test/started' });

/** The files of the shop that make action types. */
function filesWithActions(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing|^traces/.test(name))
    .filter((name) => /\bcreate(Slice|Action)\b/.test(readFileSync(join(SOURCES, name), 'utf8')));
}

/** The types of the action creators among some values, or one level below them. */
function typesOf(values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) => {
    if (typeof value === 'function') {
      return 'match' in value && 'type' in value && typeof value.type === 'string' ? [value.type] : [];
    }
    return isRecord(value)
      ? typesOf(Object.values(value).filter((inner) => typeof inner === 'function'))
      : [];
  });
}

function open(actions: readonly object[], times?: readonly number[]): OpenedTrace {
  const trace = { v: 1, app: 'storefront', times };
  const text = JSON.stringify({ payload: actions, preloadedState: emptyState, trace });
  const result = openTrace('test.json', text);
  if (!result.ok) throw new Error(result.message);
  return result.opened;
}

/** A call of a listing's second page, and its answer. */
function listingCall(requestId: string, phase: 'pending' | 'fulfilled' | 'rejected', payload?: unknown) {
  return {
    type: `api/executeQuery/${phase}`,
    payload,
    meta: {
      requestId,
      requestStatus: phase,
      rejectedWithValue: phase === 'rejected',
      arg: {
        type: 'query',
        endpointName: 'listProducts',
        originalArgs: { page: 2, limit: 12 },
        queryCacheKey: 'listProducts({"page":2})',
      },
    },
  };
}

describe('Every action of the shop', () => {
  it('has a sentence', async () => {
    const files = filesWithActions();
    const modules = await Promise.all(files.map((name): Promise<unknown> => import(join(SOURCES, name))));
    const types = new Set(modules.filter(isRecord).flatMap((exported) => typesOf(Object.values(exported))));
    expect(files.length).toBeGreaterThan(10);
    expect(types.size).toBeGreaterThan(80);
    expect([...types].filter((type) => describeAction({ type }, emptyState) === null)).toEqual([]);
  });

  it('has a sentence for every call of the API', () => {
    const names = Object.keys(storefrontApi.endpoints);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => storyOfCall(name) === null)).toEqual([]);
    expect(storyOfCall('unknown')).toBeNull();
    expect(storyByName('getShowroomHours').asked({})).toBe('Get showroom hours');
  });

  it('is told in the golden traces by more than its type', () => {
    const untold = readdirSync(GOLDEN).flatMap((name) => {
      const opened = openTrace(name, readFileSync(join(GOLDEN, name), 'utf8'));
      if (!opened.ok) return [opened.message];
      return opened.opened.lines
        .filter(({ text, type, part }) => text === type || part === replayTexts.unknownPart)
        .map(({ type }) => `${name}: ${type}`);
    });
    expect(untold).toEqual([]);
  });
});

describe('A trace', () => {
  it('reads like a story', () => {
    const line = buildCartLine({ name: 'Forged Claw Hammer', selectedSize: '', selectedColor: '' });
    const { lines } = open([
      lineAdded({ line, from: 'card' }),
      lineQuantityChanged({ key: lineKey(line), quantity: 3 }),
      toastShown({ variant: 'destructive', title: 'Error', message: 'No stock.' }),
      { type: 'nobody/knows' },
      { type: 'quickView/opened' },
    ]);
    expect(lines.map(({ text, kind, part }) => [text, kind, part])).toEqual([
      [replayTexts.start, 'event', ''],
      ['Added Forged Claw Hammer to the cart', 'event', 'Cart'],
      ['Changed the quantity of Forged Claw Hammer to 3', 'event', 'Cart'],
      ['Message “Error: No stock.”', 'failure', 'Messages'],
      ['nobody/knows', 'event', replayTexts.unknownPart],
      ['quickView/opened', 'event', 'Product'],
    ]);
  });

  it('tells a call with its answer and its duration, or with its failure', () => {
    const products = Array.from({ length: 12 }, () => buildProductModel());
    const { lines } = open(
      [
        listingCall('a', 'pending'),
        listingCall('b', 'pending'),
        listingCall('a', 'fulfilled', { products, total: 12 }),
        listingCall('b', 'rejected', { kind: 'http', status: 503, message: 'The store is closed.' }),
        listingCall('c', 'pending'),
      ],
      [1000, 1100, 1180, 3600, 4000],
    );
    expect(lines.slice(1).map(({ text, kind, toldAt }) => [text, kind, toldAt])).toEqual([
      ['Listing asked for page 2', 'event', 3],
      ['Listing asked for page 2', 'event', 4],
      ['Listing asked for page 2: 12 products in 180 ms', 'event', null],
      ['Listing asked for page 2: failed in 2.5 s: 503 The store is closed.', 'failure', null],
      ['Listing asked for page 2: no answer in this trace', 'event', null],
    ]);
  });
});
