import { renewText, replayText } from './replay/headless';
import { createAppStore, initialState } from '../app/store';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { lineKey } from '../lib/lineChoice';
import { cartRestored } from '../features/cart/cartSlice';
import { lineQuantityChanged } from '../features/cart/cartEvents';
import { createRecorder } from './recorder/recorder';
import { createReplayGuard } from './recorder/replayGuard';
import type { LaneEntry } from './trace';
import { exportRecording } from './recorder/keptTrace';
import { serialiseTrace } from './testing/keptTrace';
import { PAGE_STARTED, writeParts, type WrittenPart } from './traceParts';

const about = { app: 'storefront', build: 'test', url: '/', ua: 'jest' };

const line = {
  id: 'saw',
  name: 'Saw',
  image: '',
  price: 100,
  quantity: 1,
  selectedSize: '',
  selectedColor: '',
};

/** One page that restores a cart and changes it. */
function recordPage() {
  const recorder = createRecorder();
  const store = createAppStore(memoryEnvironment().environment, initialState(), {
    recorder,
    guard: createReplayGuard(),
  });
  store.dispatch(cartRestored([line]));
  store.dispatch(lineQuantityChanged({ key: lineKey(line), quantity: 2 }));
  return recorder.take();
}

const longTask: LaneEntry = { kind: 'longTask', step: 1, at: 5, duration: 80 };

function part(changes: Partial<WrittenPart>): WrittenPart {
  return {
    tab: 'a',
    reason: 'open',
    at: 1,
    lanes: [longTask],
    file: exportRecording(recordPage(), about),
    ...changes,
  };
}

function replayed(text: string) {
  const replay = replayText(text, true);
  if (!replay.ok) throw new Error(replay.message);
  return replay;
}

const keptTrace = writeParts([
  part({}),
  part({ reason: 'bank', at: 2 }),
  part({ tab: 'b', reason: 'tab', at: 3, lanes: [] }),
]);

describe('A file of several parts', () => {
  it('is one trace, in which every page begins with a state of its own', () => {
    const { trace, result } = replayed(keptTrace);
    const types = trace.actions.map(({ type }) => type);
    const page = [
      'api/config/middlewareRegistered',
      'cart/cartRestored',
      'wishlist/read',
      'cart/lineQuantityChanged',
    ];
    expect(types).toEqual([...page, PAGE_STARTED, ...page, PAGE_STARTED, ...page]);
    expect(trace.parts).toMatchObject([
      { tab: 'a', reason: 'open', at: 1, firstStep: 0, lanes: [longTask] },
      { tab: 'a', reason: 'bank', at: 2, firstStep: 5, lanes: [{ ...longTask, step: 6 }] },
      { tab: 'b', reason: 'tab', at: 3, firstStep: 10, lanes: [] },
    ]);
    expect(result).toMatchObject({ divergence: null, failure: null, hasStates: true, equalCount: 14 });
    expect(result.states[4]).toEqual(result.baseState);
  });

  it('is compared within each part', () => {
    const text = JSON.stringify(JSON.parse(keptTrace), (_name, value: unknown) =>
      value === 'ready' ? 'broken' : value,
    );
    expect(replayed(text).result.divergence).toMatchObject({ action: { type: 'cart/cartRestored' } });
  });

  it('shows its last part to readers that know no parts', () => {
    const { parts: _parts, ...export_ } = JSON.parse(keptTrace) as { parts: unknown };
    expect(replayed(JSON.stringify(export_)).trace).toMatchObject({ parts: [{ tab: '', firstStep: 0 }] });
  });

  it('is renewed with its parts and what happened beside the actions', () => {
    const renewed = renewText(keptTrace);
    if (!renewed.ok) throw new Error(renewed.message);
    expect(replayed(renewed.text).trace.parts).toMatchObject(
      replayed(keptTrace).trace.parts.map(({ tab, reason, at, firstStep, lanes }) => ({
        tab,
        reason,
        at,
        firstStep,
        lanes,
      })),
    );
    expect(renewText(renewed.text)).toEqual(renewed);
  });
});

describe('A file without parts', () => {
  it('is one part, and stays without when it is renewed', () => {
    const text = serialiseTrace(recordPage(), about);
    expect(replayed(text).trace.parts).toMatchObject([{ tab: '', reason: 'open', firstStep: 0, lanes: [] }]);
    expect(renewText(text)).toMatchObject({ ok: true, text: text });
  });
});
