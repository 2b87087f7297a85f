import { lineKey } from '../../features/cart/cartLine';
import { cartRestored, lineQuantityChanged } from '../../features/cart/cartSlice';
import type { Recorder } from '../../features/traces/recorder';
import { createRecorder } from '../../features/traces/recorder';
import { createReplayGuard } from '../../features/traces/replayGuard';
import { memoryWorld } from '../../testing/memoryWorld';
import { createAppStore, initialState } from '../store';

/** A shop with a filled cart, for measuring. */
export interface MeasuredShop {
  /** Changes the quantity of a line this many times. */
  readonly dispatch: (count: number) => void;
  /** Null where nothing is recorded. */
  readonly recorder: Recorder | null;
}

/** How many lines the measured cart has. */
const MEASURED_LINES = 5;

/**
 * Makes the shop's own store, its middleware and listeners included, in a world of memory, with or without what
 * records it.
 * @param capacity how many actions the recorder keeps
 */
export function createMeasuredShop(isRecorded: boolean, capacity?: number): MeasuredShop {
  const recorder = isRecorded ? createRecorder(capacity) : null;
  const traces = recorder === null ? null : { recorder, guard: createReplayGuard() };
  const store = createAppStore(memoryWorld().world, initialState(), traces);
  const lines = Array.from({ length: MEASURED_LINES }, (_, index) => ({
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
    recorder,
    dispatch(count) {
      for (let index = 0; index < count; index += 1) {
        step += 1;
        const key = keys[step % keys.length] ?? '';
        store.dispatch(lineQuantityChanged({ key, quantity: 1 + (step % 9) }));
      }
    },
  };
}
