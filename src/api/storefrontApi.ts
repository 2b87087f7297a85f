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
import type { ApiError } from './apiError';
import { orderCreationFailed, orderFetchFailed, withWords } from './apiError';
import type { OpenAnswer, SessionStart, StorefrontBaseQuery } from './baseQuery';
import type { addTagTypes } from './generated/endpoints';
import { generatedApi } from './generated/endpoints';
import { isAccount, toAccount } from './models/account';
import { isOrder, isOrderList, toCreatedOrderId, toOrder, toOrders } from './models/order';
import { toPaymentOutcome } from './models/payment';
import { toPaymentFields } from './models/paymentFields';
import { isProduct, isProductList, toProduct, toProductPage } from './models/product';
import { isStoreInfo, toStoreInfo } from './models/storeInfo';
import type {
  Account,
  Order,
  PaymentField,
  PaymentOutcome,
  Product,
  ProductPage,
  StoreInfo,
} from './models/types';
import type {
  AccountInfoAnswerDto,
  AuthorizeRequestDto,
  CreateOrderAnswerDto,
  OrderDto,
  PaymentAnswerDto,
  PaymentFieldsAnswerDto,
  PaymentRequestDto,
  ProductDto,
  ProductListDto,
  RegisterRequestDto,
  StoreInfoDto,
} from './models/wire';
import { closeOutcome } from './paymentOutcomes';
import { isAccountEndpoint } from './session';

/** A request body whose named fields travel closed until the base query sends them. */
type Closed<Dto, Keys extends keyof Dto> = Omit<Dto, Keys> & { readonly [K in Keys]: Secret<Dto[K]> };

export interface AuthorizeUserArg {
  readonly authorizeRequestDto: Closed<AuthorizeRequestDto, 'password'>;
}
export interface RegisterUserArg {
  readonly registerRequestDto: Closed<RegisterRequestDto, 'password'>;
}
export interface SubmitPaymentArg {
  readonly paymentRequestDto: Closed<PaymentRequestDto, 'fields'>;
}

type Generated = DefinitionsFromApi<typeof generatedApi>;
type Tag = (typeof addTagTypes)[number];
type Mutation<Arg, Result> = MutationDefinition<Arg, StorefrontBaseQuery, Tag, Result, 'api'>;

type Definitions = {
  authorizeUser: Mutation<AuthorizeUserArg, SessionStart>;
  registerUser: Mutation<RegisterUserArg, null>;
  submitPayment: Mutation<SubmitPaymentArg, PaymentOutcome>;
  getAccountInfo: OverrideResultType<Generated['getAccountInfo'], Account>;
  getStoreInfo: OverrideResultType<Generated['getStoreInfo'], StoreInfo>;
  listProducts: OverrideResultType<Generated['listProducts'], ProductPage>;
  getProduct: OverrideResultType<Generated['getProduct'], Product | null>;
  listOrders: OverrideResultType<Generated['listOrders'], readonly Order[]>;
  trackOrder: OverrideResultType<Generated['trackOrder'], Order | null>;
  createOrder: OverrideResultType<Generated['createOrder'], string>;
  getPaymentFields: OverrideResultType<Generated['getPaymentFields'], readonly PaymentField[]>;
};

/** The API whose arguments are as closed as its definitions say. */
type ClosedApi = Api<
  StorefrontBaseQuery,
  Definitions,
  'api',
  Tag,
  typeof coreModuleName | typeof reactHooksModuleName
>;

const modelledApi = generatedApi.enhanceEndpoints<Tag, Definitions>({
  endpoints: {
    // What the account had loaded goes with its session (`withoutAccountAnswers`): nothing to invalidate.
    authorizeUser: { extraOptions: { keepsToken: true }, invalidatesTags: [] },
    registerUser: { transformResponse: () => null },
    submitPayment: {
      extraOptions: { answersOpenly: true },
      transformResponse: ({ answer, hide }: OpenAnswer<PaymentAnswerDto>) =>
        closeOutcome(toPaymentOutcome(answer), hide),
    },
    getAccountInfo: {
      extraOptions: { accepts: isAccount },
      transformResponse: (dto: AccountInfoAnswerDto) => toAccount(dto),
    },
    getStoreInfo: {
      extraOptions: { keepsHeaders: true, accepts: isStoreInfo },
      transformResponse: (dto: StoreInfoDto) => toStoreInfo(dto),
    },
    listProducts: {
      extraOptions: { accepts: isProductList },
      transformResponse: (dto: ProductListDto) => toProductPage(dto),
    },
    getProduct: {
      extraOptions: { accepts: isProduct },
      transformResponse: (dto: ProductDto) => toProduct(dto),
      providesTags: (_result, _error, arg) => [{ type: 'Product', id: arg.id }],
    },
    listOrders: {
      extraOptions: { accepts: isOrderList },
      transformResponse: (dto: OrderDto[]) => toOrders(dto),
    },
    trackOrder: {
      extraOptions: { accepts: isOrder },
      transformResponse: (dto: OrderDto) => toOrder(dto),
      transformErrorResponse: (error: ApiError) => withWords(error, orderFetchFailed),
    },
    createOrder: {
      transformResponse: (dto: CreateOrderAnswerDto) => toCreatedOrderId(dto),
      transformErrorResponse: (error: ApiError) => withWords(error, orderCreationFailed),
    },
    getPaymentFields: { transformResponse: (dto: PaymentFieldsAnswerDto) => toPaymentFields(dto) },
  },
});

/**
 * The eleven server calls as the shop uses them (specification, section 7): generated from the description,
 * with every answer turned into a model. A query's `data` is a model, its `error` an ApiError.
 *
 * The cast: RTK Query lets an enhancement retype results, not arguments, and no value could tell the two apart
 * at run time. A closed argument fits every place that a generated one does, as the base query opens it.
 */
export const storefrontApi = modelledApi as unknown as ClosedApi;

type ApiState = ReturnType<typeof storefrontApi.reducer>;

const middlewareRegistered = `${storefrontApi.reducerPath}/config/middlewareRegistered`;

/**
 * The cache's reducer for the store. RTK Query marks the page that owns it with a random id; a replayed trace
 * comes from another page, so the mark is kept without the id.
 */
export const apiReducer: Reducer<ApiState, Action> = (state, action) => {
  const next = storefrontApi.reducer(state, action);
  return action.type === middlewareRegistered
    ? { ...next, config: { ...next.config, middlewareRegistered: true } }
    : next;
};

/**
 * The cache without what was loaded or sent in a session: its answers, and what is still on its way. A late answer
 * finds no entry of its own any more, so it changes nothing.
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
  useCreateOrderMutation,
  useGetPaymentFieldsQuery,
  useSubmitPaymentMutation,
  useLazyGetStoreInfoQuery,
} = storefrontApi;
