/** The operations of the description [7.calls], on the engine. */
import { rethrowForClient } from '../refusals';
import { createAccountHandlers } from './accounts';
import { createOrderHandlers } from './orders';
import { createPaymentHandlers } from './payments';
import { createProductHandlers } from './products';
import { readStoreInfo } from './storeInfo';
import type { GatewayParts, Handlers } from './types';

/** A handler whose errors of the engine are those that the client sees. */
const refusing =
  <Parameters extends readonly unknown[], Result>(
    handle: (...parameters: Parameters) => Result | Promise<Result>,
  ) =>
  async (...parameters: Parameters): Promise<Result> => {
    try {
      return await handle(...parameters);
    } catch (error) {
      return rethrowForClient(error);
    }
  };

/** Returns one handler for each operation. */
export const createHandlers = (parts: GatewayParts): Handlers => {
  const { authorizeUser, registerUser, getAccountInfo } = createAccountHandlers(parts);
  const { listProducts, getProduct } = createProductHandlers(parts);
  const { listOrders, createOrder, trackOrder } = createOrderHandlers(parts);
  const { getPaymentFields, submitPayment } = createPaymentHandlers(parts);
  return {
    authorizeUser: refusing(authorizeUser),
    registerUser: refusing(registerUser),
    getAccountInfo: refusing(getAccountInfo),
    getStoreInfo: refusing(() => readStoreInfo(parts.engine)),
    listProducts: refusing(listProducts),
    getProduct: refusing(getProduct),
    listOrders: refusing(listOrders),
    createOrder: refusing(createOrder),
    trackOrder: refusing(trackOrder),
    getPaymentFields: refusing(getPaymentFields),
    submitPayment: refusing(submitPayment),
  };
};
