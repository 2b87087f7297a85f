import type { OutsideWorld, ShopNavigator } from '../app/types';
import type { SharedStorage } from '../lib/browserStorage';
import { createDeviceStorage } from './deviceStorage';
import { createDevice } from './memoryDevice';
import type { WorldLog } from './memoryTab';

export type { WorldLog };

/** Storage in memory. */
export function memoryStorage(): SharedStorage {
  return createDeviceStorage(false, () => undefined).open().storage;
}

/** An outside world in memory, and the log of what the shop did to it: the only tab of a device without locks. */
export function memoryWorld(navigator?: ShopNavigator): { world: OutsideWorld; log: WorldLog } {
  return createDevice({ hasLocks: false }).openTab(navigator);
}
