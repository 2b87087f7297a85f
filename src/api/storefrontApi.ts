import { createSelector, type Action, type Reducer } from '@reduxjs/toolkit';
import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { isRecord } from '../lib/untrusted';
import { isGone, orderCreationFailed, orderFetchFailed, withMessage, type ApiError } from './apiError';
import type { RawResponse, SessionStart } from './baseQuery';
import { generatedApi, type addTagTypes } from './generated/endpoints';
import type { OperationId } from './generated/operations';
import { toAccount } from './models/account';
import { toCreatedOrderId, toOrder, toOrders } from './models/order';
import { toPaymentOutcome } from './models/payment';
import { toPaymentFields } from './models/paymentFields';
import type {
  Account,
  ClosedPaymentOutcome,
  Order,
  PaymentField,
  Product,
  ProductPage,
  StoreInfo,
} from './models/types';
import { closeOutcome } from './paymentOutcomes';
import { publicAnswers } from './publicQueries';
import { isAccountEndpoint } from './session';

export type EndpointName = OperationId;
export type { SubmitPaymentApiArg as SubmitPaymentArg } from './generated/endpoints';

interface Results {
  authorizeUser: SessionStart;
  registerUser: null;
  getAccountInfo: Account;
  getStoreInfo: StoreInfo;
  listProducts: ProductPage;
  getProduct: Product | null;
  listOrders: readonly Order[];
  createOrder: string;
  trackOrder: Order | null;
  getPaymentFields: readonly PaymentField[];
  submitPayment: ClosedPaymentOutcome;
}

type Tag = (typeof addTagTypes)[number];
type Generated = DefinitionsFromApi<typeof generatedApi>;
type Definitions = { [Id in OperationId]: OverrideResultType<Generated[Id], Results[Id]> };
type Enhancements = NonNullable<
  Parameters<typeof generatedApi.enhanceEndpoints<Tag, Definitions>>[0]['endpoints']
>;

/** The base query itself reads the answer to signing in. */
type ReadByEndpoint = Exclude<OperationId, 'authorizeUser'>;

/** How the shop makes each call and reads its answer. No call and no reader may be left out. */
const enhancements: Required<Enhancements> & Record<ReadByEndpoint, { transformResponse: unknown }> = {
  // What the account had loaded is removed with its session (`withoutAccountAnswers`): nothing to invalidate.
  authorizeUser: { extraOptions: { keepsToken: true }, invalidatesTags: [] },
  registerUser: { transformResponse: () => null },
  submitPayment: {
    extraOptions: { accepts: isRecord, returnsRawResponse: true },
    transformResponse: ({ body, hide }: RawResponse) => closeOutcome(toPaymentOutcome(body), hide),
  },
  getAccountInfo: { extraOptions: { accepts: isRecord }, transformResponse: toAccount },
  getStoreInfo: {
    extraOptions: { accepts: publicAnswers.getStoreInfo.accepts },
    transformResponse: publicAnswers.getStoreInfo.toModel,
  },
  listProducts: {
    extraOptions: { accepts: publicAnswers.listProducts.accepts },
    transformResponse: publicAnswers.listProducts.toModel,
  },
  getProduct: {
    extraOptions: { accepts: publicAnswers.getProduct.accepts },
    transformResponse: publicAnswers.getProduct.toModel,
    providesTags: (_result, _error, arg) => [{ type: 'Product', id: arg.id }],
  },
  listOrders: { extraOptions: { accepts: Array.isArray }, transformResponse: toOrders },
  trackOrder: {
    extraOptions: { accepts: isRecord },
    transformResponse: toOrder,
    transformErrorResponse: (error: ApiError) => withMessage(error, orderFetchFailed),
  },
  createOrder: {
    transformResponse: toCreatedOrderId,
    transformErrorResponse: (error: ApiError) => withMessage(error, orderCreationFailed),
  },
  getPaymentFields: { transformResponse: toPaymentFields },
};

/**
 * The server calls as the shop uses them: generated from the description, with every answer
 * turned into a model. A query's `data` is a model, its `error` an ApiError.
 */
export const storefrontApi = generatedApi.enhanceEndpoints<Tag, Definitions>({ endpoints: enhancements });

/**
 * What a whole page shows of a query, for `selectFromResult`. Without `isFetching`: asking again would render the page, and
 * make React hydrate the rest of it in one task.
 */
export function shownOf<T>({ currentData, isError, error }: ShownResult<T>): ShownResult<T> {
  return { currentData, isError, error };
}

interface ShownResult<T> {
  readonly currentData?: T | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
}

/** Whether there is no such product, or it cannot be loaded. A rendered page may show one that was removed since. */
export function isProductMissing({ currentData, isError, error }: ShownResult<Product | null>): boolean {
  return currentData === null || isGone(error) || (isError && currentData === undefined);
}

/**
 * The product to show: its own answer, and until that comes what a list has sent. Null where there is none; undefined
 * while nothing is known, or where it cannot be loaded.
 */
export function productToShow(
  { currentData, isError }: ShownResult<Product | null>,
  listed: Product | undefined,
): Product | null | undefined {
  return currentData === undefined && !isError ? listed : currentData;
}

type ApiState = ReturnType<typeof storefrontApi.reducer>;

const middlewareRegistered = `${storefrontApi.reducerPath}/config/middlewareRegistered`;

/** The cache's reducer for the store. RTK Query stores a random id of the page: `true` instead fits every page. */
export const apiReducer: Reducer<ApiState, Action> = (state, action) => {
  const next = storefrontApi.reducer(state, action);
  return action.type === middlewareRegistered
    ? { ...next, config: { ...next.config, middlewareRegistered: true } }
    : next;
};

/**
 * The cache without what was loaded or sent in a session, pending calls included: a late answer finds no entry, so it
 * changes nothing.
 */
export function withoutAccountAnswers(state: ApiState): ApiState {
  const { queries, mutations } = state;
  const isKept = ([, entry]: readonly [string, { readonly endpointName?: string | undefined } | undefined]) =>
    !isAccountEndpoint(entry?.endpointName ?? '');
  return {
    ...state,
    queries: Object.fromEntries(Object.entries(queries).filter(isKept)),
    mutations: Object.fromEntries(Object.entries(mutations).filter(isKept)),
  };
}

interface LoadedState {
  readonly api: ApiState;
}

/** Every product that this page has loaded, from lists and by itself: the same array while nothing changes. */
export const selectLoadedProducts = createSelector(
  [({ api }: LoadedState) => api],
  (api): readonly Product[] => {
    const { selectCachedArgsForQuery } = storefrontApi.util;
    const { getProduct, listProducts } = storefrontApi.endpoints;
    return [
      ...selectCachedArgsForQuery({ api }, 'listProducts').flatMap(
        (arg) => listProducts.select(arg)({ api }).data?.products ?? [],
      ),
      ...selectCachedArgsForQuery({ api }, 'getProduct').flatMap(
        (arg) => getProduct.select(arg)({ api }).data ?? [],
      ),
    ];
  },
);

/**
 * A product as a list has sent it, to show it before its own answer is there: lists hold whole products. Undefined where
 * none has it, and for the id '', which a closed dialog asks for.
 */
export function selectListedProduct(state: LoadedState, id: string): Product | undefined {
  return id === '' ? undefined : selectLoadedProducts(state).find((product) => product.id === id);
}

export const {
  useAuthorizeUserMutation,
  useRegisterUserMutation,
  useGetAccountInfoQuery,
  useGetStoreInfoQuery,
  useListProductsQuery,
  useGetProductQuery,
  useListOrdersQuery,
  useGetPaymentFieldsQuery,
} = storefrontApi;
