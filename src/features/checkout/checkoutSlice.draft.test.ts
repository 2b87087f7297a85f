import { blankAddress } from '../../lib/shippingAddress';
import { buildAddress } from '../../testing/builders';
import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID } from './purchase';
import { draftSaved, checkoutReducer } from './checkoutSlice';
import { noPurchases } from './checkoutState';
import type { CheckoutState } from './checkoutState';

const owner = 'session of asha';
const address = buildAddress();
const placing = blankPurchase('a', 'placing');
const other = blankPurchase('b', 'unsure');
const draft = { ...blankPurchase(DRAFT_ID, 'draft'), address };
/** A draft that an order has ended. */
const ended = { ...blankPurchase(DRAFT_ID, 'settled'), revision: 2 };

/** A checkout of this session that waits for the first of the records. */
function waiting(...records: readonly Purchase[]): CheckoutState {
  return { ...noPurchases, owner, currentId: records[0]?.id ?? '', records };
}

describe('The typed address', () => {
  const save = (state: CheckoutState, changes = {}) =>
    checkoutReducer(state, draftSaved({ owner, phase: 'draft', address, ...changes }));

  it('is kept as the first record', () => {
    const state = { ...waiting(), records: [other] };
    expect(save(state).records).toEqual([draft, other]);
  });

  it('takes the place of what was typed before', () => {
    const changed = { ...address, city: 'Nashik' };
    const state = save({ ...waiting(), records: [draft] }, { address: changed });
    expect(state.records).toEqual([{ ...draft, address: changed, revision: 2 }]);
  });

  it('is kept again after an order has ended the one before', () => {
    const state = save({ ...waiting(), records: [ended] });
    expect(state.records).toEqual([{ ...draft, revision: 3 }]);
  });

  it('may become blank, but does not begin so', () => {
    const state = { ...waiting(), records: [draft] };
    expect(save(state, { address: blankAddress }).records[0]?.address).toEqual(blankAddress);
    expect(save(waiting(), { address: blankAddress })).toEqual(waiting());
    const over = { ...waiting(), records: [ended] };
    expect(save(over, { address: blankAddress })).toBe(over);
  });

  it('is no change where it is the same', () => {
    const state = { ...waiting(), records: [draft] };
    expect(save(state)).toBe(state);
  });

  it('is kept while the order is being placed, and no more once there is one', () => {
    expect(save(waiting(placing)).records).toEqual([draft, placing]);
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
