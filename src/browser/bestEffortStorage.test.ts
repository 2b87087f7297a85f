import { createDeviceStorage } from '../testing/deviceStorage';
import { parseJson, readStored, readStoredJson, writeStored, writeStoredJson } from './bestEffortStorage';

function createStorage() {
  const device = createDeviceStorage(false, () => undefined);
  return { device, storage: device.open().storage };
}

it('keeps texts and values, and removes what is null', () => {
  const { device, storage } = createStorage();
  writeStored(storage, 'text', 'hammer');
  writeStoredJson(storage, 'value', { id: 7 });
  expect(readStored(storage, 'text')).toBe('hammer');
  expect(readStoredJson(storage, 'value')).toEqual({ id: 7 });
  writeStored(storage, 'text', null);
  writeStoredJson(storage, 'value', null);
  expect(device.keys()).toEqual([]);
  expect(readStored(storage, 'text')).toBeNull();
  expect(readStoredJson(storage, 'value')).toBeNull();
});

it('has nothing, and says nothing of it, where the storage is blocked', () => {
  const { device, storage } = createStorage();
  device.write('text', 'hammer');
  device.faults.isBlocked = true;
  expect(readStored(storage, 'text')).toBeNull();
  expect(readStoredJson(storage, 'text')).toBeNull();
  expect(() => writeStored(storage, 'text', 'saw')).not.toThrow();
  expect(() => writeStored(storage, 'text', null)).not.toThrow();
  expect(device.read('text')).toBe('hammer');
});

it.each([
  ['{"id":7}', { id: 7 }],
  ['{"id":', null],
  ['', null],
  [null, null],
])('reads %j, which other code may have written', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
