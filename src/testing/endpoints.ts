/** Type tests, for `npm run typecheck`: the argument and the result of every endpoint, secrets too. Never run. */
import type { Secret } from '../lib/secrets/secret';
import type { SessionStart } from './baseQuery';
import type { CreateOrderRequestDto, ListProductsApiArg } from './generated/endpoints';
import type { OperationId } from './generated/operations';
import type {
  Account,
  ClosedPaymentOutcome,
  Order,
  PaymentField,
  Product,
  ProductPage,
  StoreInfo,
} from './models/types';
import { storefrontApi } from './storefrontApi';

interface Endpoint<Arg, Result> {
  arg: Arg;
  result: Result;
}

/** What each endpoint takes and gives. */
interface Expected {
  authorizeUser: Endpoint<
    { authorizeRequestDto: { email: string; readonly password: Secret<string> } },
    SessionStart
  >;
  registerUser: Endpoint<
    {
      registerRequestDto: {
        email: string;
        firstName: string;
        lastName: string;
        readonly password: Secret<string>;
      };
    },
    null
  >;
  getAccountInfo: Endpoint<void, Account>;
  getStoreInfo: Endpoint<void, StoreInfo>;
  listProducts: Endpoint<ListProductsApiArg, ProductPage>;
  getProduct: Endpoint<{ id: string }, Product | null>;
  listOrders: Endpoint<void, readonly Order[]>;
  createOrder: Endpoint<{ createOrderRequestDto: CreateOrderRequestDto }, string>;
  trackOrder: Endpoint<{ orderId: string; contactInfo: string }, Order | null>;
  getPaymentFields: Endpoint<void, readonly PaymentField[]>;
  submitPayment: Endpoint<
    { paymentRequestDto: { orderId: string; readonly fields: Secret<Record<string, string>> } },
    ClosedPaymentOutcome
  >;
}

/** The type with every intersection written out; a secret as it is. */
type Flat<T> = T extends Secret<unknown> ? T : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Types<Id extends OperationId> = (typeof storefrontApi.endpoints)[Id]['Types'];

/** Whether argument and result of each endpoint are as expected. */
type Comparison = {
  [Id in OperationId]: readonly [
    arg: Equal<Flat<Types<Id>['QueryArg']>, Flat<Expected[Id]['arg']>>,
    result: Equal<Types<Id>['ResultType'], Expected[Id]['result']>,
  ];
};

type Confirmed<T extends Record<OperationId, readonly [true, true]>> = T;

export type EndpointTypes = Confirmed<Comparison>;

type Wrong = Omit<Comparison, 'getProduct'> & { getProduct: readonly [true, false] };

// @ts-expect-error An endpoint of another type is found.
export type WrongEndpointTypes = Confirmed<Wrong>;

const { authorizeUser, registerUser, submitPayment } = storefrontApi.endpoints;

/** What was typed is refused where it is no `Secret`: an action would hold it. */
export const refusedPlainTexts = [
  // @ts-expect-error A plain password.
  () => authorizeUser.initiate({ authorizeRequestDto: { email: '', password: '' } }),
  () =>
    registerUser.initiate({
      // @ts-expect-error A plain password.
      registerRequestDto: { email: '', password: '', firstName: '', lastName: '' },
    }),
  // @ts-expect-error Plain payment values.
  () => submitPayment.initiate({ paymentRequestDto: { orderId: '', fields: {} } }),
];
