import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankAddress } from '../../lib/shippingAddress';
import { buildAddress, buildCartLine } from '../../testing/builders';
import {
  blankPurchase,
  DRAFT_ID,
  formatPurchases,
  isSamePurchase,
  isUnpaid,
  mergePurchases,
  parsePurchases,
  type Purchase,
} from './purchase';

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
    const text = readFileSync(join(__dirname, '../../testing/earlierPurchases.json'), 'utf8');
    const found = parsePurchases(text, owner);
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
      expect(isSamePurchase(record, { ...record, lines: cart })).toBe(true);
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

  it('know all of 500 earlier orders, and none of more: a part of them would make the others new', () => {
    const numbers = Array.from({ length: 501 }, (_, index) => `ORD-${index}`);
    expect(read({ knownOrderIds: numbers.slice(1) }).knownOrderIds).toHaveLength(500);
    for (const knownOrderIds of [numbers, null, 'ORD-1', { 0: 'ORD-1' }])
      expect(read({ knownOrderIds }).knownOrderIds).toBeNull();
  });

  it('have a blank address where none was stored', () => {
    expect(read({ address: 'Pune' }).address).toEqual(blankAddress);
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

  it('sorts by the time of sending, and by the id where it is the same', () => {
    const sent = (id: string, sentAt: number) => ({ ...blankPurchase(id, 'placed'), sentAt });
    const sorted = [sent('x', 0), sent('a', 1), sent('b', 1), sent('c', 1), sent('0', 2)];
    expect(mergePurchases([...sorted].reverse(), [])).toEqual(sorted);
    expect(mergePurchases(sorted, [])).toBe(sorted);
  });
});

describe('Two submissions', () => {
  const lines = [line, buildCartLine({ selectedSize: 'L' })];
  const one = { ...blankPurchase('a', 'placing'), lines };

  it('are of the same cart whatever their id and the sequence of their lines', () => {
    expect(isSamePurchase(one, { ...one, id: 'b', lines: [...lines].reverse() })).toBe(true);
  });

  it.each([
    ['quantity', { quantity: 2 }],
    ['size', { selectedSize: 'S' }],
    ['colour', { selectedColor: 'Ivory' }],
    ['product', { id: 'another' }],
  ])('are of different carts where one line has another %s', (_what, changes) => {
    const changed = lines.map((each, index) => (index === 0 ? { ...each, ...changes } : each));
    expect(isSamePurchase(one, { ...one, id: 'b', lines: changed })).toBe(false);
  });

  it('are of different carts where another purchase went before one of them', () => {
    expect(isSamePurchase(one, { ...one, after: 'an earlier one' })).toBe(false);
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

  it('drops the oldest one if all are of unknown outcome', () => {
    const unsure = unpaid(21).map((record) => ({ ...record, phase: 'unsure' as const }));
    expect(mergePurchases(unsure, [])).toEqual(unsure.slice(1));
  });
});
