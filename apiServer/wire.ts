/** The types of the API's requests and answers, as generated from the description. Types only: no code of the shop is loaded. */
export type {
  OrderDto,
  PaymentAnswerDto,
  PaymentFieldDto,
  ProductDto,
  ProductListDto,
  ShippingAddressDto,
  StoreInfoDto,
} from '../src/api/generated/endpoints';
export type { OperationId } from '../src/api/generated/operations';
export type { OperationTypes } from '../src/api/generated/operationTypes';
