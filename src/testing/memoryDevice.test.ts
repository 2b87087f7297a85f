import { createDevice, type Tab } from './memoryDevice';

/** The keys of the storage events of a tab. */
function eventsOf(tab: Tab): (string | null)[] {
  const heard: (string | null)[] = [];
  tab.environment.deviceStorage.onChange((key) => heard.push(key));
  return heard;
}

describe('A device', () => {
  it('dispatches storage events in the other tabs, later and in order, and never in the writing tab', async () => {
    const device = createDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    const [first, second] = [eventsOf(one), eventsOf(two)];
    one.environment.deviceStorage.setItem('a', '1');
    one.environment.deviceStorage.setItem('a', '1');
    one.environment.deviceStorage.setItem('b', '2');
    expect(two.environment.deviceStorage.getItem('a')).toBe('1');
    expect(second).toEqual([]);
    await device.settle();
    device.storage.clear();
    await device.settle();
    expect(second).toEqual(['a', 'b', null]);
    expect(first).toEqual([null]);
    expect(device.storage.keys()).toEqual([]);
  });

  it('shows a write to another process only with the event', () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const [one, two] = [
      device.openTab().environment.deviceStorage,
      device.openTab().environment.deviceStorage,
    ];
    one.setItem('a', 'one');
    two.setItem('a', 'two');
    expect([one.getItem('a'), two.getItem('a'), device.storage.read('a')]).toEqual(['one', 'two', null]);
    while (device.deliver());
    expect([one.getItem('a'), two.getItem('a'), device.storage.read('a')]).toEqual(['two', 'two', 'two']);
  });

  it.each([
    ['frozen', ['a'], 0],
    ['cached', [], 1],
  ] as const)('dispatches events in a %s tab when it is resumed: %j', async (kind, expected, returns) => {
    const device = createDevice({ staleReads: true });
    const [one, two] = [device.openTab(), device.openTab()];
    const heard = eventsOf(two);
    let returned = 0;
    two.environment.page.onReturn(() => {
      returned += 1;
    });
    two.freeze(kind);
    one.environment.deviceStorage.setItem('a', '1');
    await device.settle();
    expect(heard).toEqual([]);
    two.thaw();
    await device.settle();
    expect(heard).toEqual(expected);
    expect(returned).toBe(returns);
    expect(two.environment.deviceStorage.getItem('a')).toBe('1');
  });

  it('can have a full or blocked storage, and tabs that close right after a write', async () => {
    const device = createDevice({ staleReads: true });
    const tab = device.openTab();
    const { deviceStorage } = tab.environment;
    device.storage.faults.isFull = (key) => key === 'a';
    expect(() => deviceStorage.setItem('a', '1')).toThrow('quota');
    deviceStorage.setItem('b', '1');
    tab.close();
    deviceStorage.setItem('c', '1');
    await device.settle();
    expect(device.storage.keys()).toEqual(['b']);
    device.storage.faults.isBlocked = true;
    expect(() => device.openTab().environment.deviceStorage.getItem('b')).toThrow('blocked');
  });

  it('lets one tab at a time hold a lock, which is released when the tab closes', async () => {
    const device = createDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    const log: string[] = [];
    void one.environment.tabLock.hold('pay', async () => {
      log.push('one');
      await new Promise(() => undefined);
    });
    const second = two.environment.tabLock.hold('pay', async (hasWaited) => {
      log.push(`two ${String(hasWaited)}`);
    });
    await device.settle();
    expect(log).toEqual(['one']);
    one.close();
    await second;
    expect(log).toEqual(['one', 'two true']);
  });

  it('reports tabs that never stop reacting to each other', async () => {
    const device = createDevice({ delivery: 'manual' });
    for (const { environment } of [device.openTab(), device.openTab()]) {
      environment.deviceStorage.onChange(() => {
        environment.deviceStorage.setItem('a', String(Number(environment.deviceStorage.getItem('a')) + 1));
      });
    }
    device.storage.write('a', '1');
    await expect(device.settle()).rejects.toThrow('do not stop');
  });
});
