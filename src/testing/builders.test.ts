import { buildOrder, buildPaymentField, buildProduct, buildStoreInfo } from './builders';
import { contract } from './description';

describe('Built answers are valid by the OpenAPI description', () => {
  it.each([
    ['getProduct', buildProduct()],
    ['listProducts', { data: [buildProduct()], count: 1 }],
    ['listOrders', [buildOrder()]],
    ['trackOrder', buildOrder()],
    ['getStoreInfo', buildStoreInfo()],
    ['getPaymentFields', [buildPaymentField()]],
  ])('%s', (operationId, body) => {
    expect(contract.answerProblem(operationId, 200, body)).toBeNull();
  });
});
