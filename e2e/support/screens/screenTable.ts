/** Every screen of the shop in every state: one table for the accessibility tests and for `npm run gallery`. */
import { browsingScreens } from './browsingScreens';
import { buyingScreens } from './buyingScreens';
import type { ScreenState } from './screen';

/** Every state, each once. */
export const screenTable: readonly ScreenState[] = [...browsingScreens, ...buyingScreens];
