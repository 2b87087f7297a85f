import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import { signedOut } from '../auth/authSlice';
import type { ShippingAddress } from './shippingAddress';
import { isBlankAddress, shippingFields } from './shippingAddress';

/**
 * Checking out (specification, sections 4 and 5): one order for one checkout.
 *
 *   closed --opened--> open --createOrder pending--> placing --fulfilled--> placed --opened--> open
 *                        ^                              |
 *                        '------ rejected, no number ---'
 *   any --signedOut--> closed
 *
 * The draft is what the shopper has typed so far. It outlives a reload and an expired session, and ends with
 * the order or with signing out; a form that is taken down after either has nothing more to say.
 */
export interface CheckoutState {
  readonly status: 'closed' | 'open' | 'placing' | 'placed';
  readonly draft: ShippingAddress | null;
}

/** Why an order was not sent. */
export type RefusalReason = 'cartEmpty' | 'blankFields';

const initialState: CheckoutState = { status: 'closed', draft: null };

const { createOrder } = storefrontApi.endpoints;

function isSame(one: ShippingAddress | null, other: ShippingAddress | null): boolean {
  return one === other || shippingFields.every((field) => one?.[field] === other?.[field]);
}

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The draft stored on this device has been read; null for none. */
    draftRestored: (state, action: PayloadAction<ShippingAddress | null>) => ({
      ...state,
      draft: action.payload,
    }),
    /** The checkout page was opened. An order that is on its way stays the only one. */
    opened: (state) => (state.status === 'placing' ? state : { ...state, status: 'open' as const }),
    /** What the shopper has typed so far. */
    draftSaved: (state, action: PayloadAction<ShippingAddress>) => {
      if (state.status === 'closed' || state.status === 'placed') return state;
      const draft = isBlankAddress(action.payload) ? null : action.payload;
      return isSame(state.draft, draft) ? state : { ...state, draft };
    },
    /** The shopper tried to order and something is missing. */
    submitRefused: (state, _action: PayloadAction<{ reason: RefusalReason }>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(createOrder.matchPending, (state) => ({ ...state, status: 'placing' as const }))
      .addMatcher(createOrder.matchFulfilled, (state, { payload: orderId }) =>
        orderId === '' ? { ...state, status: 'open' as const } : { status: 'placed' as const, draft: null },
      )
      .addMatcher(createOrder.matchRejected, (state) => ({ ...state, status: 'open' as const }));
  },
});

export const { draftRestored, opened, draftSaved, submitRefused } = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;
