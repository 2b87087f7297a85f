/** What other features may use of shop. */
export { selectStoreInfo, selectStoreInfoStatus } from './shopSelectors';
