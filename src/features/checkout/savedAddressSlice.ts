import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_SAVED_ADDRESSES } from '../../lib/constants';
import { isSameAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { submitted } from './checkoutSlice';

/** The addresses that a shopper keeps on this device. The root reducer drops them with the session. */
interface SavedAddressState {
  /** The newest first. */
  readonly addresses: readonly ShippingAddress[];
  /** The last one that was removed, and its place: it can be put back. */
  readonly removed?: { readonly address: ShippingAddress; readonly index: number };
}

const initialState: SavedAddressState = { addresses: [] };

type SavedAddresses = SavedAddressState['addresses'];

function without(addresses: SavedAddresses, gone: ShippingAddress): SavedAddresses {
  return addresses.filter((address) => !isSameAddress(address, gone));
}

const savedAddressSlice = createSlice({
  name: 'savedAddresses',
  initialState,
  reducers: {
    read: (_state, { payload }: PayloadAction<SavedAddresses>): SavedAddressState => ({ addresses: payload }),
    forgotten: ({ addresses }, { payload }: PayloadAction<ShippingAddress>): SavedAddressState => ({
      addresses: without(addresses, payload),
      removed: {
        address: payload,
        index: addresses.findIndex((address) => isSameAddress(address, payload)),
      },
    }),
    /** The last removal was undone: the address is back at its place. */
    forgettingUndone: (state): SavedAddressState => {
      if (state.removed === undefined) return state;
      const { address, index } = state.removed;
      const addresses = without(state.addresses, address).toSpliced(Math.max(index, 0), 0, address);
      return { addresses: addresses.slice(0, MAX_SAVED_ADDRESSES) };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(submitted, ({ addresses }, { payload: { address, isKept } }): SavedAddressState => ({
      addresses: isKept ? [address, ...without(addresses, address)].slice(0, MAX_SAVED_ADDRESSES) : addresses,
    }));
  },
  selectors: {
    /** The newest first. */
    selectSavedAddresses: ({ addresses }) => addresses,
  },
});

export const savedAddressActions = savedAddressSlice.actions;
export const {
  read: savedAddressesRead,
  forgotten: addressForgotten,
  forgettingUndone,
} = savedAddressActions;
export const { selectSavedAddresses } = savedAddressSlice.selectors;
export const savedAddressReducer = savedAddressSlice.reducer;
