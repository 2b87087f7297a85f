import { DEFAULT_CATEGORY_IMAGE, toStoreInfo } from '../../api/models/storeInfo';
import type { StoreInfo } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { FALLBACK_CATEGORIES } from '../../lib/constants';
import { isTools } from '../../lib/serverListing';
import { ownValue } from '../../lib/untrusted';

const selectResult = storefrontApi.endpoints.getStoreInfo.select();

const unknownInfo: StoreInfo = toStoreInfo({});
const failedInfo: StoreInfo = { ...unknownInfo, categories: FALLBACK_CATEGORIES };

export function selectStoreInfoStatus(state: RootState): 'loading' | 'loaded' | 'failed' {
  const { data, isError } = selectResult(state);
  if (data !== undefined) return 'loaded';
  return isError ? 'failed' : 'loading';
}

/** The shop's information; with the categories ['Accessories'] if it could not be loaded. */
export function selectStoreInfo(state: RootState): StoreInfo {
  const { data, isError } = selectResult(state);
  return data ?? (isError ? failedInfo : unknownInfo);
}

const noCategories: readonly string[] = [];

export function selectCategories(state: RootState): readonly string[] {
  return selectResult(state).data?.categories ?? noCategories;
}

/** The shop's name; the brand's where it has none, and '' while it is loading. */
export function selectStoreName(state: RootState): string {
  return selectStoreInfo(state).storeName || (selectStoreInfoStatus(state) === 'loading' ? '' : brand.name);
}

/** The URL of a category's picture, else of the shop's default one, else ''. */
export function categoryImage({ categoryImages }: StoreInfo, name: string): string {
  const key = [name, DEFAULT_CATEGORY_IMAGE].find((other) => Object.hasOwn(categoryImages, other));
  return key === undefined ? '' : (categoryImages[key] ?? '');
}

/** The categories' own pictures but those in `except`: one of tools and one of clothes first, where the shop has both. */
export function categoryPictures(
  { categories, categoryImages }: StoreInfo,
  except: ReadonlySet<string> = new Set(),
): readonly string[] {
  const kinds = [categories.filter(isTools), categories.filter((name) => !isTools(name))].map((names) =>
    names
      .map((name) => ownValue(categoryImages, name) ?? '')
      .filter((image) => image !== '' && !except.has(image)),
  );
  return [...new Set([...kinds.flatMap((images) => images.slice(0, 1)), ...kinds.flat()])];
}
