/**
 * A shop to measure the recorder on, and what saves and replays what it recorded. Bundled for Node with the shop's own
 * code (scripts/bundleProgram.ts), so that what is measured is what a build runs.
 */
import { buildId } from '../src/traces/replay/headless';
import { createAppStore, initialState } from '../src/app/store';
import { lineKey } from '../src/lib/lineChoice';
import { cartRestored } from '../src/features/cart/cartSlice';
import { lineQuantityChanged } from '../src/features/cart/cartEvents';
import { createKeptTraceRecorder } from '../src/traces/recorder/keptTraceRecorder';
import { createRecorder, type Recorder } from '../src/traces/recorder/recorder';
import { createReplayGuard } from '../src/traces/recorder/replayGuard';
import { TRACE_APP_NAME } from '../src/traces/traceTexts';
import { memoryKeptTraceStorage, serialiseTrace, testPage } from '../src/traces/testing/keptTrace';
import { createDevice } from '../src/testing/memoryDevice';

export { replayText } from '../src/traces/replay/headless';

const LINE_COUNT = 5;

/**
 * A shop with a filled cart: its own store in a memory environment, its middleware and listeners included, with or without a recorder.
 * @param capacity how many actions the recorder keeps
 */
export function createMeasuredShop(isRecorded: boolean, capacity?: number) {
  const recorder = isRecorded ? createRecorder(capacity) : null;
  const traces = recorder === null ? null : { recorder, guard: createReplayGuard() };
  const store = createAppStore(createDevice().openTab().environment, initialState(), traces);
  const lines = Array.from({ length: LINE_COUNT }, (_, index) => ({
    id: `product-${index}`,
    name: `Product ${index}`,
    image: '',
    price: 100 + index,
    quantity: 1,
    selectedSize: '',
    selectedColor: '',
  }));
  const keys = lines.map(lineKey);
  store.dispatch(cartRestored(lines));
  let step = 0;
  return {
    /** Null where nothing is recorded. */
    recorder,
    /** Changes the quantity of a line this many times. */
    dispatch(count: number): void {
      for (let index = 0; index < count; index += 1) {
        step += 1;
        const key = keys[step % keys.length] ?? '';
        store.dispatch(lineQuantityChanged({ key, quantity: 1 + (step % 9) }));
      }
    },
  };
}

/** What a recorder has, as the text of a trace file. */
export function saveRecording(recorder: Recorder): string {
  return serialiseTrace(recorder.take(), { app: TRACE_APP_NAME, build: buildId, url: '/', ua: 'bench' });
}

/**
 * What keeps a recording for the pages that follow, in a store in memory.
 * @returns what a page calls in an idle moment
 */
export function keepRecording(recorder: Recorder): () => void {
  return createKeptTraceRecorder(recorder, memoryKeptTraceStorage(), testPage('bench')).keep;
}
