export { StoreHeadContainer } from './StoreHeadContainer';
export {
  categoryImage,
  selectCategories,
  selectStoreInfo,
  selectStoreInfoStatus,
} from './storeInfoSelectors';
