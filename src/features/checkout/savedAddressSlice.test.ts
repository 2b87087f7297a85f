import type { ShippingAddress } from '../../lib/shippingAddress';
import { buildAddress } from '../../testing/builders';
import { submitted } from './checkoutSlice';
import { addressForgotten, savedAddressesRead, savedAddressReducer } from './savedAddressSlice';

const none = savedAddressReducer(undefined, { type: 'start' });
/** The order with which an address was saved. */
const addressSaved = (address: ShippingAddress) => submitted({ lines: [], address, after: '', isKept: true });
const home = buildAddress();
const office = buildAddress({ address: '1 Mill Road' });

describe('The saved addresses', () => {
  it('begin with none, and have the newest first', () => {
    expect(none.addresses).toEqual([]);
    const two = [home, office].map((address) => addressSaved(address)).reduce(savedAddressReducer, none);
    expect(two.addresses).toEqual([office, home]);
  });

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

  it('lose the one that is forgotten alone', () => {
    const state = savedAddressReducer({ addresses: [home, office] }, addressForgotten({ ...home }));
    expect(state.addresses).toEqual([office]);
  });

  it('are those of the device once these are read', () => {
    const state = savedAddressReducer({ addresses: [home] }, savedAddressesRead([office]));
    expect(state.addresses).toEqual([office]);
  });
});
