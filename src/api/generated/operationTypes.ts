/** The types of every operation of openapi/storefront.yaml, written by `npm run api:generate`. Never edited. */
import type {
  AuthorizeRequestDto,
  AuthorizeUserApiResponse,
  CreateOrderApiResponse,
  CreateOrderRequestDto,
  GetAccountInfoApiResponse,
  GetPaymentFieldsApiResponse,
  GetProductApiArg,
  GetProductApiResponse,
  GetStoreInfoApiResponse,
  ListOrdersApiResponse,
  ListProductsApiArg,
  ListProductsApiResponse,
  PaymentRequestDto,
  RegisterRequestDto,
  RegisterUserApiResponse,
  SubmitPaymentApiResponse,
  TrackOrderApiArg,
  TrackOrderApiResponse,
} from './endpoints';

type None = Readonly<Record<never, never>>;

/** What each operation takes and answers, as it is sent. */
export interface OperationTypes {
  authorizeUser: {
    readonly params: None;
    readonly query: None;
    readonly body: AuthorizeRequestDto;
    readonly answer: AuthorizeUserApiResponse;
  };
  registerUser: {
    readonly params: None;
    readonly query: None;
    readonly body: RegisterRequestDto;
    readonly answer: RegisterUserApiResponse;
  };
  getAccountInfo: {
    readonly params: None;
    readonly query: None;
    readonly body: undefined;
    readonly answer: GetAccountInfoApiResponse;
  };
  getStoreInfo: {
    readonly params: None;
    readonly query: None;
    readonly body: undefined;
    readonly answer: GetStoreInfoApiResponse;
  };
  listProducts: {
    readonly params: None;
    readonly query: Pick<
      ListProductsApiArg,
      'page' | 'limit' | 'category' | 'parentCategory' | 'gender' | 'filter' | 'featured'
    >;
    readonly body: undefined;
    readonly answer: ListProductsApiResponse;
  };
  getProduct: {
    readonly params: Pick<GetProductApiArg, 'id'>;
    readonly query: None;
    readonly body: undefined;
    readonly answer: GetProductApiResponse;
  };
  listOrders: {
    readonly params: None;
    readonly query: None;
    readonly body: undefined;
    readonly answer: ListOrdersApiResponse;
  };
  createOrder: {
    readonly params: None;
    readonly query: None;
    readonly body: CreateOrderRequestDto;
    readonly answer: CreateOrderApiResponse;
  };
  trackOrder: {
    readonly params: Pick<TrackOrderApiArg, 'orderId'>;
    readonly query: Pick<TrackOrderApiArg, 'contactInfo'>;
    readonly body: undefined;
    readonly answer: TrackOrderApiResponse;
  };
  getPaymentFields: {
    readonly params: None;
    readonly query: None;
    readonly body: undefined;
    readonly answer: GetPaymentFieldsApiResponse;
  };
  submitPayment: {
    readonly params: None;
    readonly query: None;
    readonly body: PaymentRequestDto;
    readonly answer: SubmitPaymentApiResponse;
  };
}
