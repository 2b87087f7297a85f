import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { initialContact } from '../../features/contact/initialContact';
import type { ContactState } from '../../features/contact/initialContact';
import type { ConnectionTest } from '../../features/diagnostics/diagnosticsState';
import { noTest } from '../../features/diagnostics/diagnosticsState';
import { noSearch } from '../../features/orders/noSearch';
import type { TrackingState } from '../../features/orders/noSearch';
import { idlePayment } from '../../features/payment/paymentState';
import type { PaymentState } from '../../features/payment/paymentState';
import { noAddresses, noPurchases } from '../../features/purchase/purchaseState';
import type { PurchaseState, SavedAddressState } from '../../features/purchase/purchaseState';
import { noQrResults } from '../../features/payment/noQrResults';
import type { QrToolsState } from '../../features/payment/noQrResults';

/** The slices that no first screen changes. */
interface LaterStates {
  readonly purchase: PurchaseState;
  readonly savedAddresses: SavedAddressState;
  readonly payment: PaymentState;
  readonly qrTools: QrToolsState;
  readonly contact: ContactState;
  readonly tracking: TrackingState;
  readonly diagnostics: ConnectionTest;
}

export type LaterReducers = {
  readonly [Name in keyof LaterStates]: Reducer<LaterStates[Name], UnknownAction>;
};

const loaded: { [Name in keyof LaterStates]?: LaterReducers[Name] } = {};

/** Adds the reducers of a feature that has been loaded. */
export function addLaterReducers(reducers: Partial<LaterReducers>): void {
  Object.assign(loaded, reducers);
}

/** The reducer of a slice that may not be loaded yet: until then the slice keeps its first state. */
function later<Name extends keyof LaterStates>(
  name: Name,
  initial: LaterStates[Name],
): Reducer<LaterStates[Name], UnknownAction> {
  return (state = initial, action) => {
    const reducer: LaterReducers[Name] | undefined = loaded[name];
    return reducer === undefined ? state : reducer(state, action);
  };
}

/** The reducers of the slices that no first screen changes. */
export const laterReducers: LaterReducers = {
  purchase: later('purchase', noPurchases),
  savedAddresses: later('savedAddresses', noAddresses),
  payment: later('payment', idlePayment),
  qrTools: later('qrTools', noQrResults),
  contact: later('contact', initialContact),
  tracking: later('tracking', noSearch),
  diagnostics: later('diagnostics', noTest),
};
