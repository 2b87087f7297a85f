import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { MAX_SAVED_ADDRESSES } from '../../lib/constants';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { isSameAddress } from '../../lib/shippingAddress';

/** The addresses that a shopper keeps on this device, the newest first. The root reducer drops them with the session. */
type SavedAddresses = readonly ShippingAddress[];

const noAddresses: SavedAddresses = [];

function without(addresses: SavedAddresses, gone: ShippingAddress): SavedAddresses {
  return addresses.filter((address) => !isSameAddress(address, gone));
}

const savedAddressSlice = createSlice({
  name: 'savedAddresses',
  initialState: noAddresses,
  reducers: {
    /** The stored addresses were read. */
    read: (_state, { payload }: PayloadAction<SavedAddresses>) => payload,
    saved: (state, { payload }: PayloadAction<ShippingAddress>) =>
      [payload, ...without(state, payload)].slice(0, MAX_SAVED_ADDRESSES),
    forgotten: (state, { payload }: PayloadAction<ShippingAddress>) => without(state, payload),
  },
});

export const {
  read: savedAddressesRead,
  saved: addressSaved,
  forgotten: addressForgotten,
} = savedAddressSlice.actions;
export const savedAddressReducer = savedAddressSlice.reducer;
