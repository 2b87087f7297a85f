import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { MAX_SAVED_ADDRESSES } from '../../lib/constants';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { isSameAddress } from '../../lib/shippingAddress';
import type { SavedAddressState } from './purchaseState';
import { noAddresses } from './purchaseState';

type SavedAddresses = readonly ShippingAddress[];

function without(addresses: SavedAddresses, gone: ShippingAddress): SavedAddresses {
  return addresses.filter((address) => !isSameAddress(address, gone));
}

const savedAddressSlice = createSlice({
  name: 'savedAddresses',
  initialState: noAddresses,
  reducers: {
    /** The stored addresses were read. */
    read: (_state, { payload }: PayloadAction<SavedAddresses>): SavedAddressState => ({ addresses: payload }),
    saved: ({ addresses }, { payload }: PayloadAction<ShippingAddress>): SavedAddressState => ({
      addresses: [payload, ...without(addresses, payload)].slice(0, MAX_SAVED_ADDRESSES),
    }),
    forgotten: ({ addresses }, { payload }: PayloadAction<ShippingAddress>): SavedAddressState => ({
      addresses: without(addresses, payload),
    }),
  },
});

export const savedAddressActions = savedAddressSlice.actions;
export const {
  read: savedAddressesRead,
  saved: addressSaved,
  forgotten: addressForgotten,
} = savedAddressActions;
export const savedAddressReducer = savedAddressSlice.reducer;
