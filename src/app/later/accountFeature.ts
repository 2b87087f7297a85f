import { addAccountListeners } from '../../features/auth/accountListeners';
import type { LaterFeature } from './laterFeatures';

/** Loaded with the account page. */
export const accountFeature: LaterFeature = { addListeners: addAccountListeners };
