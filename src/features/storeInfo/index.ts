export { StoreHeadContainer } from './StoreHeadContainer';
export { selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';
