/** Every endpoint: an example call, and type tests of its argument and its result, which `npm run typecheck` makes. */
import type { AppStore } from '../app/store';
import { Secret } from '../lib/secrets/secret';
import type { SessionStart } from '../api/baseQuery';
import type { CreateOrderRequestDto, ListProductsApiArg } from '../api/generated/endpoints';
import type { OperationId } from '../api/generated/operations';
import type {
  Account,
  ClosedPaymentOutcome,
  Order,
  PaymentField,
  Product,
  ProductPage,
  StoreInfo,
} from '../api/models/types';
import { storefrontApi } from '../api/storefrontApi';
import { buildAddress } from './builders';

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

const { endpoints } = storefrontApi;

/** An example call of each endpoint. */
export const exampleCalls: Readonly<Record<OperationId, (store: AppStore) => PromiseLike<unknown>>> = {
  authorizeUser: ({ dispatch }) =>
    dispatch(
      endpoints.authorizeUser.initiate({
        authorizeRequestDto: { email: 'asha@example.com', password: new Secret('canary-password') },
      }),
    ),
  registerUser: ({ dispatch }) =>
    dispatch(
      endpoints.registerUser.initiate({
        registerRequestDto: {
          email: 'asha@example.com',
          password: new Secret('canary-password'),
          firstName: 'Asha',
          lastName: 'Verma',
        },
      }),
    ),
  getAccountInfo: ({ dispatch }) => dispatch(endpoints.getAccountInfo.initiate()),
  getStoreInfo: ({ dispatch }) => dispatch(endpoints.getStoreInfo.initiate()),
  listProducts: ({ dispatch }) => dispatch(endpoints.listProducts.initiate({})),
  getProduct: ({ dispatch }) => dispatch(endpoints.getProduct.initiate({ id: 'a' })),
  listOrders: ({ dispatch }) => dispatch(endpoints.listOrders.initiate()),
  trackOrder: ({ dispatch }) => dispatch(endpoints.trackOrder.initiate({ orderId: 'a', contactInfo: 'b' })),
  createOrder: ({ dispatch }) =>
    dispatch(
      endpoints.createOrder.initiate({
        createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() },
      }),
    ),
  getPaymentFields: ({ dispatch }) => dispatch(endpoints.getPaymentFields.initiate()),
  submitPayment: ({ dispatch }) =>
    dispatch(
      endpoints.submitPayment.initiate({
        paymentRequestDto: { orderId: 'o', fields: new Secret({ pin: 'canary-pin' }) },
      }),
    ),
};

/** What was typed is refused where it is no `Secret`: an action would hold it. */
export const plainTexts = [
  // @ts-expect-error A plain password.
  () => endpoints.authorizeUser.initiate({ authorizeRequestDto: { email: '', password: '' } }),
  () =>
    endpoints.registerUser.initiate({
      // @ts-expect-error A plain password.
      registerRequestDto: { email: '', password: '', firstName: '', lastName: '' },
    }),
  // @ts-expect-error Plain payment values.
  () => endpoints.submitPayment.initiate({ paymentRequestDto: { orderId: '', fields: {} } }),
];
