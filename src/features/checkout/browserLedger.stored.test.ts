import { LEDGER_DATABASE } from '../../lib/constants';
import { breakDatabases, rowsOf, useDeviceDatabases } from '../../testing/deviceDatabases';
import { browserLedger } from './browserLedger';

useDeviceDatabases();

const held = () => rowsOf(LEDGER_DATABASE, 'texts');

describe('What was sent', () => {
  it('is nothing at first', async () => {
    expect(await browserLedger.read()).toBeNull();
  });

  it('is read as it was written last', async () => {
    await browserLedger.write('first');
    await browserLedger.write('second');
    expect(await browserLedger.read()).toBe('second');
    expect(await held()).toEqual(['second']);
  });

  it('is removed, so that nothing of it stays on the device', async () => {
    await browserLedger.write('first');
    await browserLedger.write(null);
    expect(await browserLedger.read()).toBeNull();
    expect(await held()).toEqual([]);
  });

  it.each([
    ['is unknown', 'throws', null],
    ['is unknown', 'rejects', null],
    ['stays as it was', 'is full', 'first'],
  ] as const)('%s, and costs no error, on a device whose storage %s', async (_what, how, expected) => {
    await browserLedger.write('first');
    const mend = breakDatabases(how === 'is full' ? 'full' : how);
    await expect(browserLedger.write('second')).resolves.toBeUndefined();
    expect(await browserLedger.read()).toBe(expected);
    mend();
    expect(await browserLedger.read()).toBe('first');
  });
});
