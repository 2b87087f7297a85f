import { addCheckoutListeners } from '../../features/checkout/checkoutListeners';
import { addPurchaseListeners } from '../../features/purchase/purchaseListeners';
import { purchaseReducer, purchasesInstalled } from '../../features/purchase/purchaseSlice';
import {
  addPurchaseStorageListeners,
  addSavedAddressListeners,
} from '../../features/purchase/purchaseStorage';
import { savedAddressReducer } from '../../features/purchase/savedAddressSlice';
import type { LaterFeature } from './laterFeatures';

/** Loaded with a session, to which every purchase belongs, and with the checkout and the payment. */
export const purchaseFeature: LaterFeature = {
  reducers: { purchase: purchaseReducer, savedAddresses: savedAddressReducer },
  addListeners: (startListening) => {
    // Before the listeners that send it: a purchase is stored first.
    addPurchaseStorageListeners(startListening);
    addSavedAddressListeners(startListening);
    addPurchaseListeners(startListening);
    addCheckoutListeners(startListening);
  },
  installed: purchasesInstalled,
};
