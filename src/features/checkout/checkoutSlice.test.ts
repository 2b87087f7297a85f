import { initialState } from '../../app/store';
import type { RootState } from '../../app/types';
import { blankAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { buildAddress, buildCartLine, buildOrderModel } from '../../testing/builders';
import { selectOrderContact } from './checkoutSelectors';
import {
  checkoutOpened,
  checkoutReducer,
  draftSaved,
  duplicateFound,
  markDismissed,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderSent,
  orderUnconfirmed,
  paymentAnswered,
  resolutionStarted,
  selectCheckoutStatus,
  selectClaimedOrders,
  selectDuplicate,
  selectIsPaying,
  selectUnresolved,
  submitted,
} from './checkoutSlice';
import { type CheckoutState, noPurchases } from './checkoutState';
import { blankPurchase, DRAFT_ID, type Purchase } from './purchase';
import { refusedLines } from './OrderedLines';
import { savedAddressReducer } from './savedAddressSlice';

describe('Checkout slice', () => {
  const owner = 'session of asha';

  const address = buildAddress();

  const line = buildCartLine();

  const failure = { kind: 'unconfirmed', reason: '' } as const;

  /** One order waits for its payment. The device's clock is ahead. */
  const loaded = { ids: ['ORD-1', 'ORD-2'], serverTime: 1000, at: 5000 };

  const placing = { ...blankPurchase('a', 'placing'), lines: [line], address, knownOrderIds: ['ORD-0'] };

  const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address };

  const unsure = { ...placing, phase: 'unsure' as const };

  const other = { ...blankPurchase('b', 'unsure'), lines: [line], sentAt: 5 };

  /** A checkout of this session that waits for the first of the records. */
  function waiting(...records: readonly Purchase[]): CheckoutState {
    return { ...noPurchases, owner, currentId: records[0]?.id ?? '', records };
  }

  /** What is left of a purchase that is over: the lines only with their order. */
  function settled(record: Purchase): Purchase {
    const { revision, orderId, lines } = record;
    const rest = { phase: 'settled' as const, address: blankAddress, knownOrderIds: null };
    return { ...record, ...rest, lines: orderId === '' ? [] : lines, revision: revision + 1 };
  }

  describe('A submitted purchase', () => {
    const order = submitted({ lines: [line], address, after: 'before', isKept: false });

    it('is placed, and clears the last failure', () => {
      const before: CheckoutState = {
        ...waiting(other),
        currentId: '',
        failure: { kind: 'refused', reason: 'No.' },
      };
      const { id } = order.payload;
      const record = {
        ...blankPurchase(id, 'placing'),
        lines: [line],
        address,
        after: 'before',
      };
      expect(checkoutReducer(before, order)).toEqual({
        ...before,
        failure: null,
        currentId: id,
        records: [record, other],
      });
    });

    it('is ignored while an order is being placed, but not after a failure', () => {
      const state = waiting(placing);
      expect(checkoutReducer(state, order)).toBe(state);
      expect(checkoutReducer(waiting(other), order).records).toHaveLength(2);
    });

    it.each([
      ['the orders that were there before', loaded, ['ORD-1', 'ORD-2']],
      ['no orders where those are unknown', null, null],
    ])('is sent with %s', (_what, orders, knownOrderIds) => {
      const state = checkoutReducer(
        { ...waiting(placing, other), orders },
        orderSent({ id: 'a', at: 12, after: '' }),
      );
      expect(state.records).toEqual([other, { ...placing, revision: 2, sentAt: 12, knownOrderIds }]);
    });

    it('keeps only the phone of its address once there is an order, and ends the draft', () => {
      const before = { ...waiting(placing), records: [other, placing, draft] };
      const state = checkoutReducer(before, orderPlaced({ id: 'a', orderId: 'ORD-1' }));
      const phone = { ...blankAddress, phone: address.phone };
      expect(state.records).toEqual([
        { ...placing, revision: 2, phase: 'placed', orderId: 'ORD-1', address: phone, knownOrderIds: null },
        settled(draft),
        other,
      ]);
      expect(state.currentId).toBe('a');
    });

    it('leaves of the record only what is named, whatever else was submitted or stored', () => {
      const submission = { lines: [line], address, after: '', isKept: true, giftMessage: 'For Ravi' };
      const sent = checkoutReducer(noPurchases, submitted(submission));
      const { currentId: id } = sent;
      expect(
        JSON.stringify(checkoutReducer(sent, orderSent({ id, at: 1, after: '' })).records),
      ).not.toContain('Ravi');
      const stored = { ...placing, sentAt: 1, giftMessage: 'For Ravi' };
      const before = waiting(stored);
      for (const action of [
        orderPlaced({ id: 'a', orderId: 'ORD-1' }),
        orderRefused({ id: 'a', reason: '' }),
        duplicateFound({ id: 'a', of: 'b' }),
      ]) {
        const text = JSON.stringify(checkoutReducer(before, action).records);
        expect(text).not.toContain('Ravi');
        expect(text).not.toContain(address.city);
      }
    });

    it('changes nothing where its session has ended, or its order was known already', () => {
      const found = orderPlaced({ id: 'a', orderId: 'ORD-1' });
      const gone = waiting(other);
      expect(checkoutReducer(gone, found)).toBe(gone);
      const paying = waiting({ ...placing, phase: 'paying', orderId: 'ORD-1' }, draft);
      expect(checkoutReducer(paying, found)).toBe(paying);
    });
  });

  describe('A purchase without an order', () => {
    it.each([
      [
        'refused',
        orderRefused({ id: 'a', reason: 'Sold out.' }),
        { kind: 'refused', reason: 'Sold out.' },
        settled(placing),
      ],
      ['missing from an earlier visit', orderMissing({ id: 'a' }), null, unsure],
      ['of unknown outcome', orderUnconfirmed({ id: 'a' }), { kind: 'unconfirmed', reason: '' }, unsure],
    ] as const)('that is %s opens the checkout that waits for it', (_what, action, failure, record) => {
      const expected = { ...record, revision: 2 };
      const state = checkoutReducer(waiting(placing, other), action);
      expect(state).toEqual({ ...waiting(placing), currentId: '', failure, records: [expected, other] });
      const elsewhere = checkoutReducer(waiting(other, placing), action);
      expect(elsewhere).toEqual({ ...waiting(other), records: [{ ...placing, ...expected }, other] });
    });

    it('is looked up again, and the checkout waits for it unless it places another one', () => {
      const started = resolutionStarted({ id: 'b' });
      const state = checkoutReducer({ ...waiting(placing, other), currentId: '' }, started);
      expect(state.records).toEqual([placing, { ...other, phase: 'placing', revision: 2 }]);
      expect(state.currentId).toBe('b');
      expect(checkoutReducer(waiting(placing, other), started)).toEqual(waiting(placing, other));
    });

    it('that was submitted twice waits for the other one', () => {
      const found = duplicateFound({ id: 'a', of: 'b' });
      const state = checkoutReducer(waiting(placing, other), found);
      expect(state).toEqual({ ...waiting(placing), currentId: 'b', records: [settled(placing), other] });
      expect(checkoutReducer(waiting(other, placing), found).currentId).toBe('b');
      expect(checkoutReducer({ ...waiting(placing), currentId: '' }, found).currentId).toBe('');
    });
  });

  describe('A checkout that is opened', () => {
    it('goes on waiting for an order that is being placed', () => {
      const records = [other, placing];
      const state: CheckoutState = { ...waiting(placing), records, owner: '', failure };
      expect(checkoutReducer(state, checkoutOpened({ owner }))).toEqual({ ...state, owner });
    });

    it('begins anew where none is being placed', () => {
      const state: CheckoutState = { ...waiting(other, placing), owner: '', failure };
      const begun = { ...state, owner, currentId: '', failure: null };
      expect(checkoutReducer(state, checkoutOpened({ owner }))).toEqual(begun);
    });
  });

  describe('The payment of an order', () => {
    const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };

    it('that nobody waits for changes nothing with its answer', () => {
      const paying = { ...blankPurchase('c', 'paying'), orderId: 'ORD-2' };
      const state = waiting(placed, paying);
      expect(checkoutReducer(state, paymentAnswered({ orderId: 'ORD-1' }))).toBe(state);
    });

    it.each(['placed', 'paying'] as const)('stays %s where its mark is closed', (phase) => {
      const before = { ...placed, phase };
      const state = checkoutReducer(waiting(before, other), markDismissed({ orderId: 'ORD-1' }));
      expect(state.records).toEqual([{ ...before, revision: 2, isDismissed: true }, other]);
    });
  });

  describe('An answer of the store', () => {
    /** An answer to a call, as RTK Query dispatches it. */
    const answered = (endpointName: string, payload: unknown) => ({
      type: `api/execute${endpointName === 'createOrder' ? 'Mutation' : 'Query'}/fulfilled`,
      payload,
      meta: {
        arg: { endpointName },
        requestId: 'r',
        fulfilledTimeStamp: loaded.at,
        baseQueryMeta: { serverTime: loaded.serverTime },
      },
    });
    const paid = buildOrderModel({ id: 'ORD-1', status: 1 });
    const pending = buildOrderModel({ id: 'ORD-2', status: 0 });
    const attempt = { kind: 'qrText', startedAt: 5, code: 'upi://pay' } as const;
    const first = { ...blankPurchase('a', 'placed'), lines: [line], orderId: 'ORD-1', attempt };
    const firstPaid = { ...settled(first), attempt: { ...attempt, code: '' } };
    const second = { ...blankPurchase('b', 'paying'), orderId: 'ORD-2' };
    const over = { ...blankPurchase('c', 'settled'), orderId: 'ORD-1' };
    const state = waiting(first, second, over, { ...other, id: 'd' });

    it('with all orders settles those that no longer wait for a payment, and notes the others, and the clocks', () => {
      expect(checkoutReducer(state, answered('listOrders', [paid, pending]))).toEqual({
        ...waiting(firstPaid, second, over, { ...other, id: 'd' }),
        orders: loaded,
      });
    });

    it('with one order settles that', () => {
      const after = checkoutReducer(state, answered('trackOrder', paid));
      expect(after).toEqual(waiting(firstPaid, second, over, { ...other, id: 'd' }));
      expect(checkoutReducer(state, answered('trackOrder', pending))).toBe(state);
      expect(checkoutReducer(state, answered('trackOrder', null))).toBe(state);
    });
  });

  /** A draft that an order has ended. */
  const ended = { ...blankPurchase(DRAFT_ID, 'settled'), revision: 2 };

  describe('The typed address', () => {
    const save = (state: CheckoutState, changes = {}) =>
      checkoutReducer(state, draftSaved({ owner, phase: 'draft', address, ...changes }));

    it('is kept again after an order has ended the one before', () => {
      const state = save({ ...waiting(), records: [ended] });
      expect(state.records).toEqual([{ ...draft, revision: 3 }]);
    });

    it('is kept while the order is being placed, and no more once there is one', () => {
      expect(save(waiting(placing)).records).toEqual([placing, draft]);
      const placed = waiting({ ...placing, phase: 'placed' });
      expect(save(placed)).toBe(placed);
    });

    it.each([
      ['of another session', 'session of ravi', owner],
      ['of no session', '', ''],
    ])('is ignored from a form %s', (_what, from, open) => {
      const state = { ...waiting(), owner: open };
      expect(save(state, { owner: from })).toBe(state);
    });
  });
});

describe('Checkout selectors', () => {
  const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;

  /** The state of a signed-in shopper with these purchases. */
  function stateOf(records: readonly Purchase[], auth: Partial<RootState['auth']> = {}): RootState {
    const state = initialState();
    return {
      ...state,
      auth: { ...state.auth, status: 'signedIn', sessionId: 'session', ...auth },
      checkout: { ...state.checkout, records, currentId: records[0]?.id ?? '' },
    };
  }

  /** A purchase of an order. */
  function ordered(orderId: string, phase: Purchase['phase'] = 'placed'): Purchase {
    return { ...blankPurchase(`purchase of ${orderId}`, phase), sentAt: 1, orderId };
  }

  it.each([
    ['placing', blankPurchase('a', 'placing'), 'placing'],
    ['unsure', blankPurchase('a', 'unsure'), 'open'],
    ['refused in another tab', blankPurchase('a', 'settled'), 'open'],
    ['placed', ordered('ORD-1'), 'placed'],
    ['being paid', ordered('ORD-1', 'paying'), 'placed'],
    ['paid', ordered('ORD-1', 'settled'), 'placed'],
  ] as const)('The checkout that waits for a purchase which is %s', (_what, record, status) => {
    expect(selectCheckoutStatus(stateOf([record]))).toBe(status);
  });

  it('It is unknown whether an order exists while it is sent without an answer, or after that failed', () => {
    const records = phases.flatMap((phase) => [
      { ...blankPurchase(phase, phase), sentAt: 1 },
      blankPurchase(`${phase}, not sent`, phase),
    ]);
    expect(selectUnresolved(stateOf(records)).map(({ id }) => id)).toEqual(['placing', 'unsure']);
  });

  describe('Another submission of the same cart', () => {
    const mine = { ...blankPurchase('5', 'placing'), lines: [buildCartLine()] };
    const sent = { ...mine, id: '4', sentAt: 1 };

    it.each([
      ['is being placed', sent],
      ['is of unknown outcome', { ...sent, phase: 'unsure' as const }],
      ['is so after an earlier one was found', { ...sent, phase: 'unsure' as const, after: '3' }],
      ['is placed', { ...sent, phase: 'placed' as const, orderId: 'ORD-1' }],
      ['is paid', { ...sent, phase: 'settled' as const, orderId: 'ORD-1' }],
    ])('takes precedence where it was sent and %s', (_what, record) => {
      expect(selectDuplicate(stateOf([mine, record]), mine)).toBe(record);
    });

    it.each([
      ['was refused', { ...sent, phase: 'settled' as const }],
      ['was not sent', { ...sent, sentAt: 0 }],
      [
        'is placed, of the cart before it was filled anew',
        { ...sent, phase: 'placed' as const, orderId: 'ORD-1', after: '3' },
      ],
      ['is of another cart', { ...sent, lines: [buildCartLine({ quantity: 9 })] }],
      ['is this one', { ...sent, id: mine.id }],
    ])('takes no precedence where it %s', (_what, record) => {
      expect(selectDuplicate(stateOf([record]), mine)).toBeUndefined();
    });
  });

  it('The orders of other purchases are claimed', () => {
    const records = [ordered('ORD-1'), ordered('ORD-2', 'settled'), blankPurchase('b', 'placing')];
    expect(selectClaimedOrders(stateOf(records), 'purchase of ORD-1')).toEqual(['ORD-2']);
    expect(selectClaimedOrders(stateOf(records), 'b')).toEqual(['ORD-1', 'ORD-2']);
  });

  it('A payment is on its way only for the order that it was sent for', () => {
    const state = stateOf([ordered('ORD-1'), ordered('ORD-2', 'paying')]);
    expect(selectIsPaying(state, 'ORD-2')).toBe(true);
    expect(selectIsPaying(state, 'ORD-1')).toBe(false);
    expect(selectIsPaying(state, 'ORD-3')).toBe(false);
  });

  describe('An order is tracked', () => {
    const email = 'asha@example.com';
    const address = buildAddress({ phone: '+919800000001' });
    const records = [ordered('ORD-1'), { ...ordered('ORD-2'), address }];

    it.each([
      ['the phone of its address', 'ORD-2', '+919800000001'],
      ["the shopper's email where its phone is unknown", 'ORD-1', email],
      ["the shopper's email where it was placed elsewhere", 'ORD-3', email],
    ])('with %s', (_what, orderId, contact) => {
      expect(selectOrderContact(stateOf(records, { email }), orderId)).toBe(contact);
    });
  });
});

const none = savedAddressReducer(undefined, { type: 'start' });

/** The order with which an address was saved. */
const addressSaved = (address: ShippingAddress) => submitted({ lines: [], address, after: '', isKept: true });

const home = buildAddress();

const office = buildAddress({ address: '1 Mill Road' });

describe('The saved addresses', () => {
  it('hold each address once: saved again, it comes first', () => {
    const state = [home, office, home]
      .map((address) => addressSaved(address))
      .reduce(savedAddressReducer, none);
    expect(state.addresses).toEqual([home, office]);
  });

  it('are five at most, without the oldest', () => {
    const many = [0, 1, 2, 3, 4, 5].map((n) => buildAddress({ address: `${n} Mill Road` }));
    const state = many.map((address) => addressSaved(address)).reduce(savedAddressReducer, none);
    expect(state.addresses.map(({ address }) => address)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `${n} Mill Road`),
    );
  });
});

describe('Refused lines', () => {
  const names = ['Hammer', 'Claw Hammer', 'Kurta', ''];

  const lines = names.map((name, index) => buildCartLine({ id: `${index}`, name }));

  it.each([
    ['', []],
    ['We are closed.', []],
    ['At most 1000 of “kurta” can be ordered.', ['Kurta']],
    ['At most 1000 of “Claw Hammer” can be ordered.', ['Claw Hammer']],
    ['Hammer and Kurta are sold out.', ['Hammer', 'Kurta']],
  ])('finds the lines that a reason names: %s', (reason, expected) => {
    expect(refusedLines(lines, reason).map(({ name }) => name)).toEqual(expected);
  });
});
