import type { Document } from 'openapi-backend';
import { OpenAPIBackend } from 'openapi-backend';
import { isRecord } from '../lib/untrusted';
import { buildOrder, buildPaymentField, buildProduct, buildStoreInfo } from './builders';
import { description } from './description';

function isDocument(value: unknown): value is Document {
  return isRecord(value) && 'openapi' in value;
}

if (!isDocument(description)) throw new Error('The description is no OpenAPI document.');

const backend = new OpenAPIBackend({
  definition: description,
  ajvOpts: { strict: false, formats: { 'date-time': true, password: true } },
});

beforeAll(async () => {
  await backend.init();
});

function complaints(operationId: string, body: unknown): readonly unknown[] {
  const operation = backend.getOperation(operationId);
  if (operation === undefined) throw new Error(`The description has no operation ${operationId}.`);
  return backend.validateResponse(body, operation, 200).errors ?? [];
}

describe('Built answers are valid by the OpenAPI description', () => {
  it.each([
    ['getProduct', buildProduct()],
    ['listProducts', { data: [buildProduct()], count: 1 }],
    ['listOrders', [buildOrder()]],
    ['trackOrder', buildOrder()],
    ['getStoreInfo', buildStoreInfo()],
    ['getPaymentFields', [buildPaymentField()]],
  ])('%s', (operationId, body) => {
    expect(complaints(operationId, body)).toEqual([]);
  });

  it('and a wrong answer is reported', () => {
    expect(complaints('getProduct', { title: 'no id' })).toHaveLength(1);
  });
});
