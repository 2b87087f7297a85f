/** What the DevTools' panel and the shop's tab say to each other: messages that share nothing, as the extension's do. */
import type { LiftedActionAction, Request } from '@redux-devtools/app-core';

/** The channel between the tabs of one browser. */
export const DEVTOOLS_CHANNEL = 'devtools';

/** To the panel: what became of the shop's store. */
export type Report = Request;

/** To the shop: what somebody did in the panel, or that the panel has been opened. */
export type Command = LiftedActionAction | { readonly type: 'OPENED' };
