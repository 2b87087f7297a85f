import { LEDGER_DATABASE } from '../../lib/constants';
import { createMemoryDatabases } from '../../testing/memoryDatabase';
import { browserLedger } from './browserLedger';

let mockDevice = createMemoryDatabases();

jest.mock('idb', () => ({
  openDB: (...values: Parameters<typeof mockDevice.openDB>) => mockDevice.openDB(...values),
}));

beforeEach(() => {
  mockDevice = createMemoryDatabases();
});

const held = () => mockDevice.rowsOf(LEDGER_DATABASE, 'texts');

describe('What was sent', () => {
  it('is nothing at first', async () => {
    expect(await browserLedger.read()).toBeNull();
  });

  it('is read as it was written last', async () => {
    await browserLedger.write('first');
    await browserLedger.write('second');
    expect(await browserLedger.read()).toBe('second');
    expect(held()).toEqual(['second']);
  });

  it('is removed, so that nothing of it stays on the device', async () => {
    await browserLedger.write('first');
    await browserLedger.write(null);
    expect(await browserLedger.read()).toBeNull();
    expect(held()).toEqual([]);
  });

  it.each(['throws', 'rejects', 'full'] as const)(
    'is unknown, and costs no error, on a device that %s',
    async (how) => {
      await browserLedger.write('first');
      mockDevice.break(how);
      await expect(browserLedger.write('second')).resolves.toBeUndefined();
      expect(await browserLedger.read()).toBeNull();
      mockDevice.break(null);
      expect(await browserLedger.read()).toBe('first');
    },
  );
});
