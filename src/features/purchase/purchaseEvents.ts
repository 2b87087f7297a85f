import { createAction } from '@reduxjs/toolkit';

/**
 * The checkout page was opened by the session `owner`. It keeps waiting for an order that is being placed. Apart from the
 * slice, which is loaded later than listeners of the first page that need it.
 */
export const checkoutOpened = createAction<{ owner: string }>('purchase/checkoutOpened');
