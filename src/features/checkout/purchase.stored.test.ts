import { buildAddress } from '../../testing/builders';
import { blankAddress } from '../../lib/shippingAddress';
import { blankPurchase, DRAFT_ID, formatPurchases, formatSent, parsePurchases } from './purchase';

const owner = 'session of asha';
const line = { id: 'kurta', name: 'Kurta', quantity: 2, selectedSize: 'M', selectedColor: 'Indigo' };

/** One record as it is read from the storage of a browser, where anything may stand. */
function read(changes: Readonly<Record<string, unknown>>) {
  const record = { ...blankPurchase('a', 'placed'), ...changes };
  const [purchase] = parsePurchases(JSON.stringify({ version: 1, owner, records: [record] }), owner);
  if (purchase === undefined) throw new Error('No record was read.');
  return purchase;
}

describe('A stored purchase', () => {
  it('is read with its lines, its address, and what is known of its order', () => {
    const record = {
      id: 'a',
      revision: 3,
      phase: 'unsure' as const,
      lines: [line],
      address: buildAddress(),
      after: 'an earlier one',
      knownOrderIds: ['ORD-1', 'ORD-2'],
      sentAt: 1_700_000_000_000,
      orderId: 'ORD-3',
      attempt: { startedAt: 1_700_000_100_000, kind: 'qrText' as const, code: 'upi://pay?pa=shop@bank' },
    };
    expect(parsePurchases(formatPurchases([record], owner), owner)).toEqual([record]);
  });

  it.each([
    null,
    'qrText',
    {},
    { kind: 'qrText', code: 'x' },
    { kind: 'cash', startedAt: 1, code: 'x' },
    { kind: 'qrText', startedAt: -1, code: 'x' },
  ])('has no started payment where the device holds %j', (attempt) => {
    expect(read({ attempt }).attempt).toBeUndefined();
  });

  it('needs only an id and a phase', () => {
    const text = JSON.stringify({ version: 1, owner, records: [{ id: 'a', phase: 'placing' }] });
    expect(parsePurchases(text, owner)).toEqual([blankPurchase('a', 'placing')]);
  });

  it('is no purchase without an id', () => {
    const text = JSON.stringify({ version: 1, owner, records: [{ id: '', phase: 'placing' }] });
    expect(parsePurchases(text, owner)).toEqual([]);
  });

  it.each(['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'])('can be %s', (phase) => {
    expect(read({ phase }).phase).toBe(phase);
  });

  it.each([
    [2.9, 2],
    ['4', 4],
    [0, 1],
    [-3, 1],
    ['new', 1],
  ])('has at revision %j the revision %d', (revision, expected) => {
    expect(read({ revision }).revision).toBe(expected);
  });

  it.each([
    [12, 12],
    [-1, 0],
    ['never', 0],
  ])('that was sent at %j counts as sent at %d', (sentAt, expected) => {
    expect(read({ sentAt }).sentAt).toBe(expected);
  });

  it.each([
    ['null', null],
    ['what is no line', 'kurta'],
    ['a line without a product', { ...line, id: '' }],
    ['a line of none', { ...line, quantity: 0 }],
    ['a line of a half', { ...line, quantity: 1.5 }],
    ['a line without a quantity', { ...line, quantity: null }],
  ])('is read without %s', (_what, invalid) => {
    expect(read({ lines: [invalid, { ...line, quantity: 1 }] }).lines).toEqual([{ ...line, quantity: 1 }]);
  });

  it('keeps a line whose name, size and colour are missing', () => {
    expect(read({ lines: [{ id: 'kurta', quantity: 1 }] }).lines).toEqual([
      { id: 'kurta', name: '', quantity: 1, selectedSize: '', selectedColor: '' },
    ]);
  });

  it('keeps at most 1000 lines', () => {
    const lines = Array.from({ length: 1001 }, (_, index) => ({ ...line, id: `product-${index}` }));
    const kept = read({ lines }).lines;
    expect(kept).toHaveLength(1000);
    expect(kept.at(-1)?.id).toBe('product-999');
  });

  it('keeps at most 500 numbers of known orders', () => {
    const knownOrderIds = Array.from({ length: 501 }, (_, index) => `ORD-${index}`);
    const kept = read({ knownOrderIds }).knownOrderIds;
    expect(kept).toHaveLength(500);
    expect(kept?.at(-1)).toBe('ORD-499');
  });

  it.each([null, 'ORD-1', { 0: 'ORD-1' }])('knows no earlier orders from %j', (knownOrderIds) => {
    expect(read({ knownOrderIds }).knownOrderIds).toBeNull();
  });

  it('has a blank address where none was stored', () => {
    expect(read({ address: 'Pune' }).address).toEqual(blankAddress);
  });
});

describe('The text of stored purchases', () => {
  it('is not written for none', () => {
    expect(formatPurchases([], owner)).toBeNull();
  });

  it('holds in the ledger only what was sent, without addresses', () => {
    const address = buildAddress();
    const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address };
    const waiting = { ...blankPurchase('b', 'placing'), address };
    const sent = { ...blankPurchase('a', 'placing'), lines: [line], address, sentAt: 1, revision: 3 };
    const text = formatSent([draft, waiting, sent], owner);
    expect(parsePurchases(text, owner)).toEqual([{ ...sent, address: blankAddress, revision: 2 }]);
    expect(text).not.toContain(address.phone);
    expect(formatSent([draft, waiting], owner)).toBeNull();
  });
});
