import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isUnauthorized } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import { orderStatusKind } from '../../lib/orderStatus';
import { sessionRestored, signedOut } from '../auth/authSlice';
import { orderFound } from '../checkout/checkoutSlice';

/**
 * Orders that this device created and that still wait for their payment, oldest first. The cart is empty after
 * an order, so an order that was not paid must not be lost from sight.
 *
 *   --order created--> kept --paid, cancelled, or unknown to this shopper; dismissed; signed out--> gone
 *
 * `isConfirmed` says whether they are certainly the signed-in shopper's own; nothing is shown before.
 */
export interface UnpaidState {
  readonly orderIds: readonly string[];
  readonly isConfirmed: boolean;
}

const initialState: UnpaidState = { orderIds: [], isConfirmed: false };

/** How many orders are kept at most. */
const ORDER_LIMIT = 10;

function withOrder({ orderIds }: UnpaidState, orderId: string): UnpaidState {
  const others = orderIds.filter((other) => other !== orderId);
  return { orderIds: [...others, orderId].slice(-ORDER_LIMIT), isConfirmed: true };
}

const { authorizeUser, createOrder, listOrders } = storefrontApi.endpoints;

const unpaidSlice = createSlice({
  name: 'unpaid',
  initialState,
  reducers: {
    /** The orders kept on this device have been read. */
    unpaidRestored: (state, action: PayloadAction<readonly string[]>) => ({
      ...state,
      orderIds: action.payload.slice(-ORDER_LIMIT),
    }),
    /** The shopper does not want to be reminded of an order. */
    noticeDismissed: (state, action: PayloadAction<{ orderId: string }>) => ({
      ...state,
      orderIds: state.orderIds.filter((orderId) => orderId !== action.payload.orderId),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderFound, (state, { payload }) => withOrder(state, payload.orderId))
      // The session goes on where it was: the device's orders are this shopper's.
      .addCase(sessionRestored, (state, { payload }) => ({ ...state, isConfirmed: payload.sessionId !== '' }))
      .addCase(signedOut, () => initialState)
      .addMatcher(isUnauthorized, (state) => ({ ...state, isConfirmed: false }))
      // Whoever signs in now may be somebody else: their orders will tell.
      .addMatcher(authorizeUser.matchFulfilled, (state) => ({ ...state, isConfirmed: false }))
      .addMatcher(createOrder.matchFulfilled, (state, { payload: orderId }) =>
        orderId === '' ? state : withOrder(state, orderId),
      )
      .addMatcher(listOrders.matchFulfilled, (state, { payload: orders }) => {
        const pending = new Set(
          orders.filter(({ status }) => orderStatusKind(status) === 'pending').map(({ id }) => id),
        );
        const orderIds = state.orderIds.filter((orderId) => pending.has(orderId));
        if (state.isConfirmed && orderIds.length === state.orderIds.length) return state;
        return { orderIds, isConfirmed: true };
      });
  },
});

export const { unpaidRestored, noticeDismissed } = unpaidSlice.actions;
export const unpaidReducer = unpaidSlice.reducer;
