import { initialState } from '../../app/store';
import { orderSearched, selectTrackingSearch, trackingLeft, trackingReducer } from './trackingSlice';

const search = { orderId: 'ORD-1', contactInfo: 'asha@example.com' };
const searching = trackingReducer(undefined, orderSearched(search));

it('The search for an order is known until its page is left', () => {
  expect(selectTrackingSearch({ ...initialState(), tracking: searching })).toEqual(search);
  const left = trackingReducer(searching, trackingLeft());
  expect(selectTrackingSearch({ ...initialState(), tracking: left })).toBeNull();
});

it.each([
  ['order', { orderId: 'ORD-2' }],
  ['phone or email', { contactInfo: '+919812345678' }],
])(
  'A search with another %s takes the place of the one before, and the same one changes nothing',
  (_what, changes) => {
    const other = { ...search, ...changes };
    expect(trackingReducer(searching, orderSearched(other))).toEqual({ search: other });
    expect(trackingReducer(searching, orderSearched(search))).toBe(searching);
  },
);
