export { selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';
