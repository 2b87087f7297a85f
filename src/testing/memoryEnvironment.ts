import type { Environment, ShopNavigator } from '../app/types';
import type { SharedStorage } from '../browser/browserStorage';
import { createDeviceStorage } from './deviceStorage';
import { createDevice } from './memoryDevice';
import type { EnvironmentLog } from './memoryTab';

export type { EnvironmentLog };

/** Storage in memory. */
export function memoryStorage(): SharedStorage {
  return createDeviceStorage(false, () => undefined).open().storage;
}

/** An environment in memory, and the log of what the shop did to it: the only tab of a device. */
export function memoryEnvironment(navigator?: ShopNavigator): {
  environment: Environment;
  log: EnvironmentLog;
} {
  return createDevice().openTab(navigator);
}
