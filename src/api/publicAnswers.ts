import { isRecord } from '../lib/untrusted';
import { isProductPage, toProduct, toProductPage } from './models/product';
import { toStoreInfo } from './models/storeInfo';
import type { PublicQuery } from './publicRequests';

/** How the answer of each public query is read: whether it has the right type, and which model it becomes. */
export const publicAnswers = {
  getStoreInfo: { accepts: isRecord, toModel: toStoreInfo },
  listProducts: { accepts: isProductPage, toModel: toProductPage },
  getProduct: { accepts: isRecord, toModel: toProduct },
} as const satisfies Record<PublicQuery['endpointName'], object>;
