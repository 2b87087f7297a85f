import { createAction } from '@reduxjs/toolkit';

/** The shopper wants the newer version of the shop, which a toast has offered. */
export const newVersionWanted = createAction('offline/newVersionWanted');
