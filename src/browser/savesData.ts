import { isRecord } from '../lib/untrusted';

/** Whether the shopper wants to save data, as the browser says. Not every browser does. */
export function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isRecord(connection) && connection['saveData'] === true;
}
