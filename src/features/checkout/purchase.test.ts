import { unansweredAttempt } from '../../api/paymentAttempt';
import { blankAddress, shippingFields } from '../../lib/shippingAddress';
import { LIMITS } from '../../lib/constants';
import { buildAddress, buildCartLine, buildOrderModel } from '../../testing/builders';
import { validationErrors } from '../../testing/validationErrors';
import { checkoutSchema, stateOfPostalCode } from './AddressFields';
import type { LoadedOrders } from './checkoutState';
import { findOrderOf } from './orderMatch';
import {
  blankPurchase,
  DRAFT_ID,
  formatPurchases,
  isSameOrder,
  isUnpaid,
  mergePurchases,
  parsePurchases,
  type Purchase,
  toOrderProducts,
} from './purchase';

describe('Purchase', () => {
  const owner = 'session of asha';

  const line = buildCartLine({ image: 'https://shop.example/kurta.jpg' });

  const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };

  const draft = blankPurchase(DRAFT_ID, 'draft');

  /** Records as they are read from the storage of a browser, where anything may stand. */
  function readAll(records: readonly unknown[]) {
    return parsePurchases(JSON.stringify({ version: 1, owner, records }), owner);
  }

  /** One record of which these fields stand there. */
  function read(changes: Readonly<Record<string, unknown>>) {
    const [purchase] = readAll([{ ...placed, ...changes }]);
    if (purchase === undefined) throw new Error('No record was read.');
    return purchase;
  }

  describe('Stored purchases', () => {
    it('are read as they were written', () => {
      const full: Purchase = {
        id: 'b',
        revision: 3,
        phase: 'unsure',
        lines: [line],
        address: buildAddress(),
        after: 'an earlier one',
        knownOrderIds: ['ORD-1', 'ORD-2'],
        sentAt: 1_700_000_000_000,
        orderId: 'ORD-3',
        attempt: { startedAt: 1_700_000_100_000, kind: 'qrText', code: 'upi://pay?pa=shop@bank' },
        isDismissed: true,
      };
      expect(parsePurchases(formatPurchases([draft, placed, full], owner), owner)).toEqual([
        draft,
        placed,
        full,
      ]);
    });

    it('are written alike however they came about: else two tabs would answer each other for ever', () => {
      const attempt = { startedAt: 5, kind: 'qrText' as const, code: '' };
      const started = { ...placed, attempt, isDismissed: true };
      const dismissed = { ...placed, isDismissed: true, attempt };
      expect(formatPurchases([dismissed], owner)).toBe(formatPurchases([started], owner));
      const [one, other] = [[started], [dismissed]];
      expect(mergePurchases(one, other)).toBe(one);
      expect(mergePurchases(other, one)).toBe(other);
    });

    it('are not read in another session, nor without one, and are not written for none', () => {
      const text = formatPurchases([placed], owner);
      expect(parsePurchases(text, 'session of ravi')).toEqual([]);
      expect(parsePurchases(text, '')).toEqual([]);
      const ofNobody = JSON.stringify({ version: 1, owner: '', records: [placed] });
      expect(parsePurchases(ofNobody, '')).toEqual([]);
      expect(formatPurchases([placed], '')).toBeNull();
      expect(formatPurchases([], owner)).toBeNull();
    });

    it('are the typed address, and what was sent: nothing that waits for the lock', () => {
      const waiting = { ...blankPurchase('b', 'placing'), lines: [line] };
      const sent = { ...waiting, id: 'c', sentAt: 5 };
      expect(formatPurchases([waiting], owner)).toBeNull();
      expect(parsePurchases(formatPurchases([draft, waiting, sent], owner), owner)).toEqual([draft, sent]);
    });

    it.each([null, '{', '"x"', '[1, null]', '7', JSON.stringify({ version: 0, owner, records: [placed] })])(
      'are none in %s',
      (text) => {
        expect(parsePurchases(text, owner)).toEqual([]);
      },
    );

    it('are read beside invalid records, and without what an earlier build had not sent yet', () => {
      const records = [null, {}, { id: '', phase: 'placed' }, { id: 'b' }, { id: 'c', phase: 'unknown' }];
      expect(readAll([...records, { id: 'd', phase: 'placing', sentAt: 0 }, placed])).toEqual([placed]);
    });

    it('are found as an earlier build has written them, without the one that it had not sent', () => {
      const ofKurta = { id: line.id, name: line.name, selectedColor: 'Indigo' };
      const both = [
        { ...ofKurta, quantity: 3, selectedSize: 'M' },
        { ...ofKurta, quantity: 1, selectedSize: 'L' },
      ];
      const phone = { ...blankAddress, phone: '+919812345678' };
      const written = { revision: 1, lines: both, address: phone, after: '', sentAt: 1, orderId: '' };
      const sent = { ...written, knownOrderIds: ['ORD-0'] };
      const settledLines = { lines: [], address: blankAddress, knownOrderIds: null };
      const found = readAll([
        { ...sent, id: '1790000840000-HqVDV1Bk8Txwy6xSzIoK2', phase: 'placing', after: 'w', sentAt: 0 },
        { ...written, ...settledLines, id: 'draft', phase: 'draft', address: buildAddress(), sentAt: 0 },
        { ...sent, id: '1790000060000-9VT3u92BWMcu_GQyRQCM0', phase: 'placed', sentAt: 2, orderId: 'ORD-1' },
        {
          ...sent,
          id: '1790000180000-BkQBT8EPGrR1ybwhXnoyv',
          phase: 'placed',
          after: '1790000060000-9VT3u92BWMcu_GQyRQCM0',
          sentAt: 3,
          orderId: 'ORD-2',
          attempt: { kind: 'qrText', startedAt: 4, code: 'upi://pay?pa=shop@bank' },
        },
        { ...sent, id: '1790000360000-fU6YwbzNKjjmTaLubW31A', phase: 'paying', sentAt: 5, orderId: 'ORD-3' },
        {
          ...written,
          ...settledLines,
          id: '1790000480000-ITQc',
          phase: 'settled',
          sentAt: 6,
          orderId: 'ORD-4',
        },
        {
          ...sent,
          id: '1790000600000-UMUH',
          phase: 'unsure',
          address: buildAddress(),
          after: 'y',
          sentAt: 7,
        },
        {
          ...sent,
          id: '1790000720000-GYqI',
          phase: 'placing',
          address: buildAddress(),
          after: 'z',
          sentAt: 8,
        },
      ]);
      expect(found.map(({ phase, orderId, knownOrderIds }) => [phase, orderId, knownOrderIds])).toEqual([
        ['draft', '', null],
        ['placed', 'ORD-1', ['ORD-0']],
        ['placed', 'ORD-2', ['ORD-0']],
        ['paying', 'ORD-3', ['ORD-0']],
        ['settled', 'ORD-4', null],
        ['unsure', '', ['ORD-0']],
        ['placing', '', ['ORD-0']],
      ]);
      expect(found[0]?.address).toEqual(buildAddress());
      expect(found[2]?.attempt?.code).toBe('upi://pay?pa=shop@bank');
      const cart = [buildCartLine({ quantity: 3 }), buildCartLine({ selectedSize: 'L' })];
      for (const record of found.filter(({ phase }) => phase === 'unsure' || phase === 'placing'))
        expect(isSameOrder(record.lines, cart)).toBe(true);
    });

    it('need only an id and a phase', () => {
      expect(readAll([{ id: 'a', phase: 'unsure' }])).toEqual([blankPurchase('a', 'unsure')]);
    });

    it.each([
      null,
      'qrText',
      {},
      { kind: 'qrText', code: 'x' },
      { kind: 'cash', startedAt: 1, code: 'x' },
      { kind: 'qrText', startedAt: -1, code: 'x' },
      { kind: 'qrText', startedAt: 1e17, code: 'x' },
    ])('have no started payment where the device holds %j', (attempt) => {
      expect(read({ attempt }).attempt).toBeUndefined();
    });

    it.each([
      [2.9, 2],
      ['4', 4],
      [0, 1],
      [-3, 1],
      ['new', 1],
    ])('have at revision %j the revision %d', (revision, expected) => {
      expect(read({ revision }).revision).toBe(expected);
    });

    it.each([
      [12, 12],
      [-1, 0],
      ['never', 0],
    ])('that were sent at %j count as sent at %d', (sentAt, expected) => {
      expect(read({ sentAt }).sentAt).toBe(expected);
    });

    it('are read without lines that are none, and with a thousand lines at most', () => {
      const invalid = [null, 'kurta', { ...line, id: '' }, { ...line, quantity: 0 }];
      expect(read({ lines: [...invalid, line] }).lines).toEqual([line]);
      const many = Array.from({ length: 1001 }, (_, index) => ({ ...line, id: `product-${index}` }));
      expect(read({ lines: many }).lines).toEqual(many.slice(0, 1000));
    });

    it('are read with the lines of earlier builds, which have neither a picture nor a price', () => {
      const { image: _image, price: _price, ...old } = line;
      expect(read({ lines: [old] }).lines).toEqual([{ ...line, image: '', price: 0 }]);
    });

    it('know all earlier orders that a list may have, and none of more: a part of them would make the others new', () => {
      const numbers = Array.from({ length: LIMITS.orders + 1 }, (_, index) => `ORD-${index}`);
      expect(read({ knownOrderIds: numbers.slice(1) }).knownOrderIds).toHaveLength(LIMITS.orders);
      for (const knownOrderIds of [numbers, null, 'ORD-1', { 0: 'ORD-1' }])
        expect(read({ knownOrderIds }).knownOrderIds).toBeNull();
    });
  });

  it('A purchase is unpaid while its order waits for a payment, also for the answer to one', () => {
    const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;
    expect(phases.filter((phase) => isUnpaid({ phase }))).toEqual(['placed', 'paying']);
  });

  describe('Merging purchases', () => {
    it('keeps the newer version of each, in either order', () => {
      const newer = { ...placed, revision: 2, phase: 'paying' as const };
      expect(mergePurchases([placed, draft], [newer])).toEqual([draft, newer]);
      expect(mergePurchases([newer], [placed, draft])).toEqual([draft, newer]);
    });

    it('keeps the number of an order, whichever version is newer', () => {
      const unaware = { ...placed, orderId: '', phase: 'placing' as const, revision: 9 };
      expect(mergePurchases([placed], [unaware])).toEqual([placed]);
      expect(mergePurchases([unaware], [placed])).toEqual([placed]);
    });

    it('gives the first list where the other adds nothing', () => {
      const records = [draft, placed];
      expect(mergePurchases(records, [placed])).toBe(records);
    });

    it('gives another list where the other adds something', () => {
      expect(mergePurchases([placed], [draft])).toEqual([draft, placed]);
      expect(mergePurchases([], [])).toEqual([]);
    });

    it.each([
      ['placing', 'unsure'],
      ['unsure', 'placed'],
      ['placed', 'paying'],
      ['paying', 'settled'],
    ] as const)('prefers %s to %s only by its revision', (earlier, later) => {
      const before = { ...placed, phase: earlier };
      const after = { ...placed, phase: later };
      expect(mergePurchases([before], [after])).toEqual([after]);
      expect(mergePurchases([after], [before])).toEqual([after]);
      const newest = { ...before, revision: 2 };
      expect(mergePurchases([newest], [after])).toEqual([newest]);
      expect(mergePurchases([after], [newest])).toEqual([newest]);
    });

    it('chooses the same of two versions that only differ in their order, in either order', () => {
      const other = { ...placed, orderId: 'ORD-2' };
      expect(mergePurchases([placed], [other])).toEqual(mergePurchases([other], [placed]));
      expect(mergePurchases([placed], [other])).toHaveLength(1);
    });

    it('keeps a payment that was started, of two versions with the same revision', () => {
      const started = { ...placed, attempt: { startedAt: 5, kind: 'qrText' as const, code: 'upi://pay' } };
      const closed = { ...placed, phase: 'paying' as const, isDismissed: true };
      expect(mergePurchases([started], [closed])).toEqual([started]);
      expect(mergePurchases([closed], [started])).toEqual([started]);
    });

    it('sorts by the time of sending, and by the id where it is the same', () => {
      const sent = (id: string, sentAt: number) => ({ ...blankPurchase(id, 'placed'), sentAt });
      const sorted = [sent('x', 0), sent('a', 1), sent('b', 1), sent('c', 1), sent('0', 2)];
      expect(mergePurchases([...sorted].reverse(), [])).toEqual(sorted);
      expect(mergePurchases(sorted, [])).toBe(sorted);
    });
  });

  describe('Two submissions', () => {
    const lines = [line, buildCartLine({ selectedSize: 'L' })];
    it('are the same order whatever the sequence of their lines', () => {
      expect(isSameOrder(lines, [...lines].reverse())).toBe(true);
    });

    it.each([
      ['quantity', { quantity: 2 }, false],
      ['product', { id: 'another' }, false],
      // They are not sent: both requests would order the same.
      ['size', { selectedSize: 'S' }, true],
      ['colour', { selectedColor: 'Ivory' }, true],
    ])('where one line has another %s: %p %p', (_what, changes, isSame) => {
      const changed = lines.map((each, index) => (index === 0 ? { ...each, ...changes } : each));
      expect(isSameOrder(lines, changed)).toBe(isSame);
    });
  });

  describe('The limit of kept purchases', () => {
    /** Unpaid orders, oldest first. */
    function unpaid(count: number): Purchase[] {
      return Array.from({ length: count }, (_, index) => ({
        ...blankPurchase(`unpaid-${String(index).padStart(2, '0')}`, 'placed'),
        sentAt: index + 1,
        orderId: `ORD-${index}`,
      }));
    }

    it('drops neither the one that is being placed nor the typed address', () => {
      const placing = blankPurchase('new', 'placing');
      const merged = mergePurchases([...unpaid(20), draft, placing], []);
      expect(merged).toHaveLength(20);
      expect(merged).toContain(placing);
      expect(merged).toContain(draft);
    });

    it('drops settled ones before unpaid ones', () => {
      const settled = { ...blankPurchase('settled', 'settled'), sentAt: 100 };
      expect(mergePurchases([...unpaid(20), settled], [])).toEqual(unpaid(20));
      expect(mergePurchases([{ ...settled, sentAt: 0 }, ...unpaid(20)], [])).toEqual(unpaid(20));
    });

    it('drops the oldest unpaid one if none is settled', () => {
      expect(mergePurchases(unpaid(21), [])).toEqual(unpaid(21).slice(1));
    });

    it('drops no payment that is on its way', () => {
      const paying = { ...blankPurchase('paying', 'paying'), orderId: 'ORD-OTHER' };
      expect(mergePurchases([paying, ...unpaid(20)], [])).toContainEqual(paying);
      const started = { ...paying, phase: 'placed' as const, attempt: unansweredAttempt(100) };
      expect(mergePurchases([started, ...unpaid(20)], [])).toContainEqual(started);
    });

    it('drops the oldest one if all are of unknown outcome', () => {
      const unsure = unpaid(21).map((record) => ({ ...record, phase: 'unsure' as const }));
      expect(mergePurchases(unsure, [])).toEqual(unsure.slice(1));
    });
  });
});

describe('Order match', () => {
  const sentAt = Date.parse('2026-11-02T10:15:00.000Z');

  const minute = 60_000;

  const address = { ...blankAddress, postalCode: '411 001' };

  const kurta = buildCartLine({ id: 'kurta', name: 'Kurta', quantity: 1 });

  const hammer = buildCartLine({ id: 'hammer', name: ' Hammer ', quantity: 2 });

  const sent = {
    ...blankPurchase('a', 'placing'),
    lines: [kurta, hammer, kurta],
    knownOrderIds: [],
    sentAt,
    address,
  };

  const items = [
    { id: 1, name: 'Hammer', quantity: 1, price: 999 },
    { id: 2, name: 'Kurta ', quantity: 2, price: 1999 },
    { id: 3, name: 'Hammer', quantity: 1, price: 999 },
  ];

  /** The orders were loaded a minute after the sending, by a device whose clock is right. */
  const loaded = { ids: [], serverTime: sentAt + minute, at: sentAt + minute };

  /** A pending order of the same items, so many milliseconds after the request was sent. */
  function orderAfter(milliseconds: number, changes: Parameters<typeof buildOrderModel>[0] = {}) {
    const date = new Date(sentAt + milliseconds).toISOString();
    return buildOrderModel({ id: 'ORD-1', status: 0, date, items, ...changes });
  }

  const { shipping } = buildOrderModel();

  const certain = { orderId: 'ORD-1', isCertain: true, isNew: true };

  const uncertain = { orderId: 'ORD-1', isCertain: false, isNew: false };

  describe('The order of a request without an answer', () => {
    it('is a pending one with the same items, whatever the space around their names', () => {
      expect(findOrderOf([orderAfter(0)], sent, [], loaded)).toEqual(certain);
    });

    it.each(['411001', '411-001', ''])(
      'is one that goes to the postal code %p [decision.31]',
      (postalCode) => {
        const order = orderAfter(0, { shipping: { ...shipping, postalCode } });
        expect(findOrderOf([order], sent, [], loaded)).toEqual(certain);
      },
    );

    it.each([
      ['goes to another postal code', { shipping: { ...shipping, postalCode: '400001' } }],
      ['was paid at a time that says nothing', { status: 1, date: null }],
      ['was cancelled', { status: 4 }],
      ['has fewer items', { items: items.slice(1) }],
      ['has more items', { items: [...items, { id: 4, name: 'Saw', quantity: 1, price: 1 }] }],
      ['has other items', { items: items.map((item) => ({ ...item, name: `${item.name}s` })) }],
      ['has nothing', { items: [] }],
    ])('is none that %s', (_what, changes) => {
      expect(findOrderOf([orderAfter(0, changes)], sent, [], loaded)).toBeNull();
    });

    it('is none that was made long after the request was given up', () => {
      expect(findOrderOf([orderAfter(11 * minute)], sent, [], loaded)).toBeNull();
      expect(findOrderOf([orderAfter(minute)], sent, [], loaded)).toEqual(certain);
    });

    it.each([1, null])(
      'is one that moved on meanwhile to the status %p, where it is certainly new',
      (status) => {
        expect(findOrderOf([orderAfter(0, { status })], sent, [], loaded)).toEqual(certain);
        expect(findOrderOf([orderAfter(-minute, { status })], sent, [], loaded)).toBeNull();
      },
    );

    it('may be a new one of as many pieces and the same sum, as a store may name its items in its own way', () => {
      const renamed = sent.lines.map(({ quantity, price }, id) => ({
        id,
        name: `No. ${id}`,
        quantity,
        price,
      }));
      const order = orderAfter(0, { items: renamed });
      expect(findOrderOf([order], sent, [], loaded)).toEqual({ ...uncertain, isNew: true });
      expect(findOrderOf([order], { ...sent, knownOrderIds: ['ORD-1'] }, [], loaded)).toBeNull();
      const named = orderAfter(0, { id: 'ORD-2' });
      expect(findOrderOf([order, named], sent, [], loaded)).toEqual({ ...certain, orderId: 'ORD-2' });
    });

    it('is none that was known before, or is of another purchase, but one after them', () => {
      const orders = ['ORD-2', 'ORD-3', 'ORD-1'].map((id) => orderAfter(0, { id }));
      const knowing = { ...sent, knownOrderIds: ['ORD-2'] };
      expect(findOrderOf(orders, knowing, ['ORD-3'], loaded)).toEqual(certain);
      expect(findOrderOf(orders.slice(0, 2), knowing, ['ORD-3'], loaded)).toBeNull();
    });

    it.each([null, '2020-01-01', '2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'])(
      'is new where it was not known before, whatever its date: %p',
      (date) => {
        const unreadable = { ...loaded, serverTime: null };
        expect(findOrderOf([orderAfter(0, { date })], sent, [], unreadable)).toEqual(certain);
      },
    );
  });

  describe('Where the orders of before are unknown, the server’s clock tells new from old', () => {
    const unknowing = { ...sent, knownOrderIds: null };
    const find = (date: string | null, changes: Partial<LoadedOrders> = {}) =>
      findOrderOf([orderAfter(0, { date })], unknowing, [], { ...loaded, ...changes });
    const at = (milliseconds: number) => new Date(sentAt + milliseconds).toISOString();

    it.each([
      ['a moment after the sending', 1, certain],
      ['in the second of the sending', -2000, certain],
      ['more than a second before it', -2001, uncertain],
      ['ten minutes before it', -10 * minute, uncertain],
      ['earlier', -10 * minute - 1, null],
    ])('with an order of %s', (_what, milliseconds, expected) => {
      expect(find(at(milliseconds))).toEqual(expected);
    });

    it('and counts only how long ago the sending was by the device’s clock, however wrong that is', () => {
      for (const ahead of [-3_600_000, 360_000, 3_600_000]) {
        const purchase = { ...unknowing, sentAt: sentAt + ahead };
        const orders = { ...loaded, at: loaded.at + ahead };
        expect(findOrderOf([orderAfter(0)], purchase, [], orders)).toEqual(certain);
        expect(findOrderOf([orderAfter(-60 * minute)], purchase, [], orders)).toBeNull();
      }
    });

    it.each([
      ['no date', null],
      ['a day alone', '2026-11-02'],
      ['a time without a zone', '2026-11-02T10:15:00'],
      ['a time without seconds', '2026-11-02T10:15Z'],
    ])('but not with %s', (_what, date) => {
      expect(find(date)).toEqual(uncertain);
    });

    it.each(['2026-11-02T10:15:00z', '2026-11-01T23:15:00-11:00', '2026-11-03T00:15:00.000+1400'])(
      'in every time zone: %s',
      (date) => expect(find(date)).toEqual(certain),
    );

    it('but not where the Date header cannot be read, or the device’s clock was set back', () => {
      expect(find(at(0), { serverTime: null })).toEqual(uncertain);
      expect(find(at(0), { at: sentAt - 1 })).toEqual(uncertain);
    });

    it('and takes the order that is certain, not the one before it that is not', () => {
      const orders = [orderAfter(0, { id: 'ORD-0', date: null }), orderAfter(0)];
      expect(findOrderOf(orders, unknowing, [], loaded)).toEqual(certain);
      expect(findOrderOf(orders, unknowing, ['ORD-1'], loaded)).toEqual({ ...uncertain, orderId: 'ORD-0' });
    });
  });

  it('An order names each product once, with the sum of its lines', () => {
    expect(toOrderProducts([kurta, hammer, { ...kurta, selectedSize: 'L', quantity: 3 }])).toEqual({
      kurta: 4,
      hammer: 2,
    });
  });
});

describe('The state of a whole PIN code', () => {
  it.each([
    ['110001', 'Delhi'],
    ['411001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['855101', 'Bihar'],
    ['826001', 'Jharkhand'],
    ['194 101', 'Ladakh'],
    ['737101', 'Sikkim'],
  ])('%s is %s', (pinCode, state) => {
    expect(stateOfPostalCode(pinCode)).toBe(state);
  });

  it.each([
    '160017',
    '140301',
    '396210',
    '673310',
    '605001',
    '4110',
    '4110011',
    '900001',
    '',
    'PUNE01',
    'constructor',
  ])('is unknown for %j: shared, not whole or none', (pinCode) => {
    expect(stateOfPostalCode(pinCode)).toBe('');
  });
});

const problems = (address: object) => validationErrors(checkoutSchema, address);

describe('The shipping form', () => {
  it('accepts an address with all fields', () => {
    expect(problems(buildAddress())).toEqual({});
  });

  it.each(shippingFields)('requires %s, which may not be blank', (field) => {
    const required = { [field]: 'This field is required' };
    expect(problems({ ...buildAddress(), [field]: '' })).toEqual(required);
    expect(problems({ ...buildAddress(), [field]: ' \n ' })).toEqual(required);
  });
});
