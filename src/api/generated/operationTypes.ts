/** The types of every operation of openapi/storefront.yaml, written by `npm run api:generate`. Never edited. */
import type * as Wire from './endpoints';

type None = Readonly<Record<never, never>>;

interface Operation<Answer, Body = undefined, Query = None, Params = None> {
  readonly answer: Answer;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
}

/** What each operation answers and takes, as it is sent. */
export interface OperationTypes {
  authorizeUser: Operation<Wire.AuthorizeUserApiResponse, Wire.AuthorizeRequestDto>;
  registerUser: Operation<Wire.RegisterUserApiResponse, Wire.RegisterRequestDto>;
  getAccountInfo: Operation<Wire.GetAccountInfoApiResponse>;
  getStoreInfo: Operation<Wire.GetStoreInfoApiResponse>;
  listProducts: Operation<
    Wire.ListProductsApiResponse,
    undefined,
    Pick<
      Wire.ListProductsApiArg,
      'page' | 'limit' | 'category' | 'parentCategory' | 'gender' | 'filter' | 'featured'
    >
  >;
  getProduct: Operation<Wire.GetProductApiResponse, undefined, None, Pick<Wire.GetProductApiArg, 'id'>>;
  listOrders: Operation<Wire.ListOrdersApiResponse>;
  createOrder: Operation<Wire.CreateOrderApiResponse, Wire.CreateOrderRequestDto>;
  trackOrder: Operation<
    Wire.TrackOrderApiResponse,
    undefined,
    Pick<Wire.TrackOrderApiArg, 'contactInfo'>,
    Pick<Wire.TrackOrderApiArg, 'orderId'>
  >;
  getPaymentFields: Operation<Wire.GetPaymentFieldsApiResponse>;
  submitPayment: Operation<Wire.SubmitPaymentApiResponse, Wire.PaymentRequestDto>;
}
