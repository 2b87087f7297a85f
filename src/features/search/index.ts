export { FilterColumn } from './FilterColumn';
export { ListingFilters } from './ListingFilters';
export type { Found } from './searchSlice';
export { shopPageOf, shopPagesLike } from './shopPages';
export { retried, selectFound, selectSearchFailed, submitted } from './searchSlice';
export { useListingFilters } from './useListingFilters';
