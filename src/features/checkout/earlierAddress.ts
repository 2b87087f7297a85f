import { createSelector } from '@reduxjs/toolkit';
import type { Order } from '../../api/models/types';
import { orderTime } from '../../lib/dates';
import { shippingLimits, type ShippingAddress } from '../../lib/shippingAddress';
import { selectOrders } from './checkoutSelectors';
import { selectSavedAddresses } from './savedAddressSlice';

/** What an order tells of the address that it went to; '' for what it leaves out. */
export type EarlierAddress = Omit<ShippingAddress, 'fullName' | 'phone'>;

function addressOf({ shipping: { parts, postalCode } }: Order): EarlierAddress | null {
  if (parts === undefined || parts.address === '') return null;
  const cut = (field: keyof EarlierAddress, text: string): string => text.slice(0, shippingLimits[field]);
  return {
    address: cut('address', parts.address),
    city: cut('city', parts.city),
    state: cut('state', parts.state),
    postalCode: cut('postalCode', postalCode),
  };
}

/** Whether an address that is kept on this device is the same place. */
function isSamePlace(kept: ShippingAddress, { address, city, postalCode }: EarlierAddress): boolean {
  return kept.address === address && kept.city === city && kept.postalCode === postalCode;
}

/** The address of the newest order that has one; null where none has, or where it is one of those that are kept. */
export function earlierAddress(
  orders: readonly Order[],
  kept: readonly ShippingAddress[],
): EarlierAddress | null {
  const newestFirst = orders.toSorted((one, other) => orderTime(other.date) - orderTime(one.date));
  const place = newestFirst.map(addressOf).find((each) => each !== null) ?? null;
  return place !== null && kept.some((address) => isSamePlace(address, place)) ? null : place;
}

/** That address, from the orders that are loaded; null while none are. */
export const selectEarlierAddress = createSelector(
  [selectOrders, selectSavedAddresses],
  ({ data = [] }, kept) => earlierAddress(data, kept),
);
