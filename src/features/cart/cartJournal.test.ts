import { CART_JOURNAL_PREFIX } from '../../lib/constants';
import { createDeviceStorage } from '../../testing/deviceStorage';
import { createCartJournal } from './cartJournal';
import { readJournal } from './cartMerge';
import type { CartOperation } from './cartOperations';

const change: CartOperation = { kind: 'changeQuantity', key: 'k', by: 1 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const nothing = new Map<string, number>();

/** A device with a clock, and journals of its tabs. */
function createDevice() {
  const storage = createDeviceStorage(false, () => undefined);
  let time = 1_800_000_000_000;
  return {
    storage,
    pass: (duration: number) => {
      time += duration;
    },
    now: () => time,
    openJournal: () => createCartJournal(storage.open().storage, () => time),
    keys: () => storage.keys().filter((key) => key.startsWith(CART_JOURNAL_PREFIX)),
  };
}

type TestDevice = ReturnType<typeof createDevice>;

/** The numbers of a tab's stored operations. */
function storedNumbers({ storage }: TestDevice, tab: string): readonly number[] | undefined {
  const text = storage.read(CART_JOURNAL_PREFIX + tab);
  return readJournal(text ?? '')?.map(({ sequence }) => sequence);
}

describe('An operation of a tab', () => {
  it('is stored under the tab’s own key, with its number and time', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab, sequence, isSaved } = journal.add(change, new Map([['other', 4]]), nothing);
    expect({ sequence, isSaved }).toEqual({ sequence: 1, isSaved: true });
    expect(device.keys()).toEqual([CART_JOURNAL_PREFIX + tab]);
    expect(readJournal(device.storage.read(CART_JOURNAL_PREFIX + tab) ?? '')).toEqual([
      { sequence: 1, after: 4, at: device.now(), operation: change },
    ]);
    expect(
      journal.add(
        change,
        new Map([
          ['other', 4],
          [tab, 1],
        ]),
        nothing,
      ),
    ).toEqual({ tab, sequence: 2, isSaved: true });
    expect(storedNumbers(device, tab)).toEqual([1, 2]);
  });

  it('is counted on where the stored cart does not contain the one before', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    expect(journal.add(change, nothing, nothing)).toEqual({ tab, sequence: 2, isSaved: true });
    expect(storedNumbers(device, tab)).toEqual([1, 2]);
  });

  it('is stored under an id, also where a stored cart names a tab without one', () => {
    const { tab } = createDevice()
      .openJournal()
      .add(change, new Map([['', 0]]), nothing);
    expect(tab).not.toBe('');
  });

  it('of a later tab sorts behind it', () => {
    const device = createDevice();
    const first = device.openJournal().add(change, nothing, nothing).tab;
    device.pass(1);
    const second = device.openJournal().add(change, nothing, nothing).tab;
    expect(first < second).toBe(true);
    expect(second).toMatch(/^[0-9a-z]{9}-[\w-]{8}$/);
  });

  it('has a place of its own where two tabs start at the same moment', () => {
    const device = createDevice();
    const tabs = [device.openJournal(), device.openJournal()].map(
      (each) => each.add(change, nothing, nothing).tab,
    );
    expect(new Set(tabs).size).toBe(2);
  });

  it('is known to this tab where the storage is full or blocked, which it tells', () => {
    const device = createDevice();
    const journal = device.openJournal();
    device.storage.faults.isBlocked = true;
    const { tab, sequence, isSaved } = journal.add(change, nothing, nothing);
    expect({ sequence, isSaved }).toEqual({ sequence: 1, isSaved: false });
    expect([...journal.readAll()]).toEqual([[tab, [expect.objectContaining({ sequence: 1 })]]]);
  });
});

describe('A journal keeps', () => {
  it('an operation that the stored cart contains for less than a minute', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    const contained = (sequence: number) => new Map([[tab, sequence]]);
    device.pass(MINUTE - 1);
    journal.add(change, contained(1), contained(1));
    expect(storedNumbers(device, tab)).toEqual([1, 2]);
    device.pass(1);
    journal.add(change, contained(2), contained(2));
    expect(storedNumbers(device, tab)).toEqual([2, 3]);
  });

  it('an operation that the stored cart lacks, however old it is, and those after it', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    journal.add(change, new Map([[tab, 1]]), nothing);
    device.pass(HOUR);
    journal.add(change, new Map([[tab, 2]]), new Map([[tab, 1]]));
    expect(storedNumbers(device, tab)).toEqual([2, 3]);
  });

  it('the last 200 operations that the stored cart contains, before the new one', () => {
    const device = createDevice();
    const journal = device.openJournal();
    let { tab, sequence } = journal.add(change, nothing, nothing);
    for (let count = 0; count < 201; count += 1) {
      const contained = new Map([[tab, sequence]]);
      ({ tab, sequence } = journal.add(change, contained, contained));
    }
    const numbers = storedNumbers(device, tab);
    expect(numbers).toHaveLength(201);
    expect(numbers?.[0]).toBe(2);
  });
});

describe('A tab whose operations are all dropped', () => {
  function afterAnHour(known: (tab: string) => ReadonlyMap<string, number>) {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    device.pass(HOUR);
    const next = journal.add(change, known(tab), new Map([[tab, 1]]));
    return { tab, next, stored: storedNumbers(device, next.tab) };
  }

  it('goes on counting while the cart remembers it', () => {
    const { tab, next, stored } = afterAnHour((known) => new Map([[known, 1]]));
    expect(next).toMatchObject({ tab, sequence: 2 });
    expect(stored).toEqual([2]);
  });

  it('starts again under a new id where the cart has forgotten it', () => {
    const { tab, next, stored } = afterAnHour(() => nothing);
    expect(next.sequence).toBe(1);
    expect(stored).toEqual([1]);
    expect(next.tab > tab).toBe(true);
  });
});

describe('The journals of all tabs', () => {
  it('are read with this tab’s own, and again after another tab has changed its own', () => {
    const device = createDevice();
    const [one, other] = [device.openJournal(), device.openJournal()];
    expect(one.readAll().size).toBe(0);
    const own = one.add(change, nothing, nothing).tab;
    const { tab } = other.add(change, nothing, nothing);
    expect([...one.readAll().keys()].toSorted()).toEqual([own, tab].toSorted());
    other.add(change, new Map([[tab, 1]]), nothing);
    expect(one.readAll().get(tab)).toHaveLength(2);
    expect(one.readAll().get(own)).toHaveLength(1);
  });

  it('are not read again while they have not changed', () => {
    const device = createDevice();
    const { tab } = device.openJournal().add(change, nothing, nothing);
    const reader = device.openJournal();
    expect(reader.readAll().get(tab)).toBe(reader.readAll().get(tab));
  });

  it('are without operations where they cannot be read', () => {
    const device = createDevice();
    device.storage.write(`${CART_JOURNAL_PREFIX}foreign`, '{');
    device.storage.write('other', '[]');
    expect([...device.openJournal().readAll()]).toEqual([['foreign', []]]);
  });
});

describe('A journal whose key was removed', () => {
  it('is saved again, with all that the tab keeps', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    device.storage.clear();
    journal.restore();
    expect(storedNumbers(device, tab)).toEqual([1]);
  });

  it('stays away where the tab has changed nothing', () => {
    const device = createDevice();
    device.openJournal().restore();
    expect(device.keys()).toEqual([]);
  });

  it('is lost where the storage is blocked, without an error', () => {
    const device = createDevice();
    const journal = device.openJournal();
    journal.add(change, nothing, nothing);
    device.storage.faults.isBlocked = true;
    expect(() => journal.restore()).not.toThrow();
    expect(() => journal.cleanUp(nothing)).not.toThrow();
  });
});

it('is not written again where its key is there', () => {
  const device = createDevice();
  const journal = device.openJournal();
  const { tab } = journal.add(change, nothing, nothing);
  device.storage.write(CART_JOURNAL_PREFIX + tab, '[]');
  journal.restore();
  expect(storedNumbers(device, tab)).toEqual([]);
});

describe('Cleaning up removes a journal of another tab', () => {
  it.each([
    ['that the stored cart contains', 1, 10 * MINUTE],
    ['that the stored cart lacks', 0, 24 * HOUR],
  ])('%s after its time, not before', (_which, contained, lifetime) => {
    const device = createDevice();
    const { tab } = device.openJournal().add(change, nothing, nothing);
    const journal = device.openJournal();
    const stored = new Map([[tab, contained]]);
    device.pass(lifetime);
    journal.cleanUp(stored);
    expect(device.keys()).toHaveLength(1);
    device.pass(1);
    journal.cleanUp(stored);
    expect(device.keys()).toEqual([]);
  });

  it.each(['{', '[]'])('at once if it is %s', (text) => {
    const device = createDevice();
    device.storage.write(`${CART_JOURNAL_PREFIX}foreign`, text);
    device.storage.write('other', text);
    device.openJournal().cleanUp(nothing);
    expect(device.storage.keys()).toEqual(['other']);
  });

  it('and never its own', () => {
    const device = createDevice();
    const journal = device.openJournal();
    const { tab } = journal.add(change, nothing, nothing);
    device.pass(25 * HOUR);
    journal.cleanUp(new Map([[tab, 1]]));
    expect(device.keys()).toHaveLength(1);
  });
});
