export { selectStoreInfo, selectStoreInfoStatus } from './shopSelectors';
