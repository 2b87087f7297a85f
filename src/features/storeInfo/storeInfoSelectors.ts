import { createSelector } from '@reduxjs/toolkit';
import { toStoreInfo } from '../../api/models/storeInfo';
import type { StoreInfo } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { FALLBACK_CATEGORIES } from '../../lib/constants';

const selectResult = storefrontApi.endpoints.getStoreInfo.select();

const unknownInfo: StoreInfo = toStoreInfo({});
const failedInfo: StoreInfo = { ...unknownInfo, categories: FALLBACK_CATEGORIES };

/** 'loading' until the shop's information is 'loaded' or has 'failed' to load. */
export const selectStoreInfoStatus = createSelector(
  [(state: RootState) => selectResult(state)],
  (result): 'loading' | 'loaded' | 'failed' => {
    if (result.data !== undefined) return 'loaded';
    return result.isError ? 'failed' : 'loading';
  },
);

/** The shop's information; with the categories ['Accessories'] if it could not be loaded. */
export const selectStoreInfo = createSelector(
  [(state: RootState) => selectResult(state)],
  (result): StoreInfo => result.data ?? (result.isError ? failedInfo : unknownInfo),
);
