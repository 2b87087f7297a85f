export { StoreHeadContainer } from './StoreHeadContainer';
export { selectCategories, selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';
