import { legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { memoryKeptTraceStorage, readTrace, testPage } from '../testing/keptTrace';
import { createKeptTraceRecorder } from './keptTraceRecorder';
import { createTraceTools } from './traceTools';

const sizes = { width: window.innerWidth, height: window.innerHeight };

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
  jest.runOnlyPendingTimers();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { innerWidth: sizes.width, innerHeight: sizes.height });
});

/** A page of a phone that records, and the trace it saves. */
function openPage() {
  resize(390, 844);
  const tools = createTraceTools('on');
  if (tools === null) throw new Error('Nothing is recorded.');
  const { recorder, lanes, places } = tools;
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore(
    (state: { count: number } = { count: 0 }) => ({ count: state.count + 1 }),
    enhancer,
  );
  places.watch(lanes);
  const page = { ...testPage('a'), placeAt: places.at };
  const keptTrace = createKeptTraceRecorder(recorder, lanes, memoryKeptTraceStorage(), page);
  const save = async () => readTrace(await keptTrace.save()).parts[0];
  return { store, save, keptTrace };
}

it('A trace says where the shop was shown, and each change of it', async () => {
  const { store, save } = openPage();
  store.dispatch({ type: 'seen' });
  resize(844, 390);
  resize(844, 390);
  store.dispatch({ type: 'seen' });
  const part = await save();
  expect(part?.info?.place).toEqual({
    width: 390,
    height: 844,
    pixelRatio: 1,
    scheme: 'light',
    reducedMotion: false,
    forcedColors: false,
    textSize: 16,
    language: 'en-US',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: true,
    touch: false,
  });
  expect(part?.lanes).toMatchObject([{ kind: 'place', step: 1, place: { width: 844, height: 390 } }]);
});

it('A long visit that has lost its first actions says where it begins', async () => {
  const { store, save } = openPage();
  resize(844, 390);
  for (let count = 0; count < 6000; count += 1) store.dispatch({ type: 'seen' });
  const part = await save();
  expect(part?.info?.dropped).toBeGreaterThan(0);
  expect(part?.info?.place).toMatchObject({ width: 844, height: 390 });
});
