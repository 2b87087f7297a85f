export { StoreHeadContainer } from './StoreHeadContainer';
export {
  categoryImage,
  categoryPictures,
  selectCategories,
  selectStoreInfo,
  selectStoreInfoStatus,
} from './storeInfoSelectors';
