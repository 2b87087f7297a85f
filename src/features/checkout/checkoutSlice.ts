import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isRefusal } from '../../api/orderLookup';
import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import { signedOut } from '../auth/authSlice';
import { ownerMark } from './draftOwner';
import type { ShippingAddress } from './shippingAddress';
import { isBlankAddress, shippingFields } from './shippingAddress';

/**
 * Checking out (specification, sections 4 and 5): one order for one checkout.
 *
 *   closed --opened--> open --submitted, attemptFound--> placing --order created, orderFound--> placed --opened--> open
 *                        ^                                  |
 *                        '--- refused, orderNotFound, ------'
 *                             orderUnconfirmed
 *   any --signedOut--> closed
 *
 * An order whose answer never comes (a cut line, a broken server, a reload meanwhile) may exist all the same:
 * it is looked for among the shopper's orders before the checkout opens again.
 *
 * The draft is what the shopper has typed so far. It outlives a reload and an expired session, and ends with
 * the order or with signing out; a form that is taken down after either has nothing more to say. It is shown to
 * nobody but its owner: when somebody else signs in on the device after a session has expired, it is dropped.
 */
export interface CheckoutState {
  readonly status: 'closed' | 'open' | 'placing' | 'placed';
  readonly draft: ShippingAddress | null;
  /** The mark of who signed in last, whose draft it is; '' where nobody knows. */
  readonly owner: string;
}

/** What this device keeps of a checkout. */
export type KeptCheckout = Pick<CheckoutState, 'draft' | 'owner'>;

/** Why an order was not sent. */
export type RefusalReason = 'cartEmpty' | 'blankFields';

/** What is ordered, as it is sent. */
export interface OrderRequest {
  /** Quantity by product id. */
  readonly products: Readonly<Record<string, number>>;
  readonly shippingAddress: ShippingAddress;
}

const initialState: CheckoutState = { status: 'closed', draft: null, owner: '' };

const { authorizeUser, createOrder } = storefrontApi.endpoints;

function isSame(one: ShippingAddress | null, other: ShippingAddress | null): boolean {
  return one === other || shippingFields.every((field) => one?.[field] === other?.[field]);
}

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** What is stored on this device has been read. */
    draftRestored: (state, action: PayloadAction<KeptCheckout>) => ({ ...state, ...action.payload }),
    /** The checkout page was opened. An order that is on its way stays the only one. */
    opened: (state) => (state.status === 'placing' ? state : { ...state, status: 'open' as const }),
    /** What the shopper has typed so far. */
    draftSaved: (state, action: PayloadAction<ShippingAddress>) => {
      if (state.status === 'closed' || state.status === 'placed') return state;
      const draft = isBlankAddress(action.payload) ? null : action.payload;
      return isSame(state.draft, draft) ? state : { ...state, draft };
    },
    /** The shopper placed the order. From the open form alone: a second click changes nothing. */
    submitted: (state, _action: PayloadAction<OrderRequest>) =>
      state.status === 'open' ? { ...state, status: 'placing' as const } : state,
    /** An order was sent before the page was loaded, and nobody knows what became of it. */
    attemptFound: (state) => (state.status === 'open' ? { ...state, status: 'placing' as const } : state),
    /** An order without an answer turned out to exist. The cart is empty if it still holds what was ordered. */
    orderFound: (state, _action: PayloadAction<{ orderId: string; isCartOrdered: boolean }>) => ({
      ...state,
      status: 'placed' as const,
      draft: null,
    }),
    /** An order without an answer does not exist. `isOld` where it was sent before the page was loaded. */
    orderNotFound: (state, _action: PayloadAction<{ isOld: boolean }>) => ({
      ...state,
      status: 'open' as const,
    }),
    /** Nobody can say whether an order without an answer exists. */
    orderUnconfirmed: (state) => ({ ...state, status: 'open' as const }),
    /** The shopper tried to order and something is missing. */
    submitRefused: (state, _action: PayloadAction<{ reason: RefusalReason }>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(authorizeUser.matchFulfilled, (state, { meta }) => {
        const owner = ownerMark(meta.arg.originalArgs.authorizeRequestDto.email);
        return owner === state.owner ? state : { ...state, owner, draft: null };
      })
      .addMatcher(createOrder.matchFulfilled, (state, { payload: orderId }) =>
        orderId === '' ? state : { ...state, status: 'placed' as const, draft: null },
      )
      .addMatcher(endpointFailed(createOrder), (state, { payload: error }) =>
        isRefusal(error) ? { ...state, status: 'open' as const } : state,
      );
  },
});

export const {
  draftRestored,
  opened,
  draftSaved,
  submitted,
  attemptFound,
  orderFound,
  orderNotFound,
  orderUnconfirmed,
  submitRefused,
} = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;
