import type { Action, Reducer } from '@reduxjs/toolkit';
import type {
  Api,
  coreModuleName,
  DefinitionsFromApi,
  MutationDefinition,
  OverrideResultType,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import type { Secret } from '../lib/secrets/secret';
import { isRecord } from '../lib/untrusted';
import type { ApiError } from './apiError';
import { orderCreationFailed, orderFetchFailed, withMessage } from './apiError';
import type { RawResponse, SessionStart, StorefrontBaseQuery } from './baseQuery';
import type {
  addTagTypes,
  AuthorizeRequestDto,
  PaymentRequestDto,
  RegisterRequestDto,
} from './generated/endpoints';
import { generatedApi } from './generated/endpoints';
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
import { publicAnswers } from './publicAnswers';
import { isAccountEndpoint } from './session';

/** A request body whose named fields are a `Secret` until the base query sends them. */
type WithSecrets<Dto, Keys extends keyof Dto> = Omit<Dto, Keys> & { readonly [K in Keys]: Secret<Dto[K]> };

interface AuthorizeUserArg {
  readonly authorizeRequestDto: WithSecrets<AuthorizeRequestDto, 'password'>;
}
interface RegisterUserArg {
  readonly registerRequestDto: WithSecrets<RegisterRequestDto, 'password'>;
}
export interface SubmitPaymentArg {
  readonly paymentRequestDto: WithSecrets<PaymentRequestDto, 'fields'>;
}

type Generated = DefinitionsFromApi<typeof generatedApi>;
type Tag = (typeof addTagTypes)[number];
type Mutation<Arg, Result> = MutationDefinition<Arg, StorefrontBaseQuery, Tag, Result, 'api'>;

type Definitions = {
  authorizeUser: Mutation<AuthorizeUserArg, SessionStart>;
  registerUser: Mutation<RegisterUserArg, null>;
  submitPayment: Mutation<SubmitPaymentArg, ClosedPaymentOutcome>;
  getAccountInfo: OverrideResultType<Generated['getAccountInfo'], Account>;
  getStoreInfo: OverrideResultType<Generated['getStoreInfo'], StoreInfo>;
  listProducts: OverrideResultType<Generated['listProducts'], ProductPage>;
  getProduct: OverrideResultType<Generated['getProduct'], Product | null>;
  listOrders: OverrideResultType<Generated['listOrders'], readonly Order[]>;
  trackOrder: OverrideResultType<Generated['trackOrder'], Order | null>;
  createOrder: OverrideResultType<Generated['createOrder'], string>;
  getPaymentFields: OverrideResultType<Generated['getPaymentFields'], readonly PaymentField[]>;
};

/** The API whose arguments hold secrets where its definitions say so. */
type StorefrontApi = Api<
  StorefrontBaseQuery,
  Definitions,
  'api',
  Tag,
  typeof coreModuleName | typeof reactHooksModuleName
>;

const modelledApi = generatedApi.enhanceEndpoints<Tag, Definitions>({
  endpoints: {
    // What the account had loaded is removed with its session (`withoutAccountAnswers`): nothing to invalidate.
    authorizeUser: { extraOptions: { keepsToken: true }, invalidatesTags: [] },
    registerUser: { transformResponse: () => null },
    submitPayment: {
      extraOptions: { returnsRawResponse: true },
      transformResponse: ({ body, hide }: RawResponse) => closeOutcome(toPaymentOutcome(body), hide),
    },
    getAccountInfo: {
      extraOptions: { accepts: isRecord },
      transformResponse: (answer) => toAccount(answer),
    },
    getStoreInfo: {
      extraOptions: { keepsHeaders: true, accepts: publicAnswers.getStoreInfo.accepts },
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
    getPaymentFields: { transformResponse: (answer) => toPaymentFields(answer) },
  },
});

/**
 * The eleven server calls as the shop uses them (specification, section 7): generated from the description, with every
 * answer turned into a model. A query's `data` is a model, its `error` an ApiError.
 *
 * The cast: RTK Query lets `enhanceEndpoints` retype results, not arguments. An argument with secrets fits wherever a
 * generated one does, because the base query reveals them.
 */
export const storefrontApi = modelledApi as unknown as StorefrontApi;

/** The name of a server call. */
export type EndpointName = keyof Definitions;

type ApiState = ReturnType<typeof storefrontApi.reducer>;

const middlewareRegistered = `${storefrontApi.reducerPath}/config/middlewareRegistered`;

/**
 * The cache's reducer for the store. RTK Query stores a random id of the page; a replayed trace comes from another page,
 * so `true` is stored instead.
 */
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
  useTrackOrderQuery,
  useGetPaymentFieldsQuery,
  useLazyGetStoreInfoQuery,
} = storefrontApi;
