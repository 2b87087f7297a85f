import type { Action, Reducer } from '@reduxjs/toolkit';
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

/** What the shop gets for each call's answer. */
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
  getAccountInfo: {
    extraOptions: { accepts: isRecord },
    transformResponse: (answer) => toAccount(answer),
  },
  getStoreInfo: {
    extraOptions: { accepts: publicAnswers.getStoreInfo.accepts },
    transformResponse: (answer) => publicAnswers.getStoreInfo.toModel(answer),
  },
  listProducts: {
    extraOptions: { accepts: publicAnswers.listProducts.accepts },
    transformResponse: (answer) => publicAnswers.listProducts.toModel(answer),
  },
  getProduct: {
    extraOptions: { accepts: publicAnswers.getProduct.accepts },
    transformResponse: (answer) => publicAnswers.getProduct.toModel(answer),
    providesTags: (_result, _error, arg) => [{ type: 'Product', id: arg.id }],
  },
  listOrders: {
    extraOptions: { accepts: Array.isArray },
    transformResponse: (answer) => toOrders(answer),
  },
  trackOrder: {
    extraOptions: { accepts: isRecord },
    transformResponse: (answer) => toOrder(answer),
    transformErrorResponse: (error: ApiError) => withMessage(error, orderFetchFailed),
  },
  createOrder: {
    transformResponse: (answer) => toCreatedOrderId(answer),
    transformErrorResponse: (error: ApiError) => withMessage(error, orderCreationFailed),
  },
  getPaymentFields: {
    transformResponse: (answer) => toPaymentFields(answer),
  },
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
  return {
    ...state,
    queries: Object.fromEntries(
      Object.entries(state.queries).filter(([, entry]) => !isAccountEndpoint(entry?.endpointName ?? '')),
    ),
    mutations: Object.fromEntries(
      Object.entries(state.mutations).filter(([, entry]) => !isAccountEndpoint(entry?.endpointName ?? '')),
    ),
  };
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
