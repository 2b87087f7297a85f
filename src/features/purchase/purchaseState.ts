import type { ShippingAddress } from '../../lib/shippingAddress';
import type { Purchase } from './purchase';

/** Every purchase of this session, and what this page's checkout does. */
export interface PurchaseState {
  /** Oldest first. */
  readonly records: readonly Purchase[];
  /** The session of the open checkout; '' for none. */
  readonly owner: string;
  /** The purchase that this page's checkout waits for; '' for none. */
  readonly currentId: string;
  /** Numbers of the pending orders as loaded last in this session; null before. */
  readonly pendingOrderIds: readonly string[] | null;
  /** Why the last order of the open checkout was not placed; null where none failed since. */
  readonly failure: 'refused' | 'unconfirmed' | null;
  /** The unpaid order whose notice has been seen; '' for none. */
  readonly noticedOrderId: string;
}

/** The addresses that a shopper keeps on this device. The root reducer drops them with the session. */
export interface SavedAddressState {
  /** The newest first. */
  readonly addresses: readonly ShippingAddress[];
}

/** Before anything is bought, and before the slice is loaded. */
export const noPurchases: PurchaseState = {
  records: [],
  owner: '',
  currentId: '',
  pendingOrderIds: null,
  failure: null,
  noticedOrderId: '',
};

/** Before the saved addresses are read. */
export const noAddresses: SavedAddressState = { addresses: [] };
