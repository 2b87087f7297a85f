/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { API_BASE_PATH } from '../src/lib/constants';
import { buildAddress } from '../src/testing/builders';
import { createContract } from './contract';
import { closedDescription, DescriptionError, readDescription } from './description';

const contract = createContract();

/** What is wrong with a body that is posted as JSON. */
const bodyProblem = (operationId: string, path: string, body: unknown): string | null =>
  contract.requestProblem(operationId, {
    method: 'POST',
    path: `${API_BASE_PATH}${path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('An answer with a field that is not described', () => {
  it.each([
    [
      'trackOrder',
      { id: 'ORD-1', secretNote: 1 },
      "GET /orders/{orderId} (trackOrder): the answer 200 has the field 'secretNote', which is not described.",
    ],
    [
      'getStoreInfo',
      { storename: 'Loom & Lathe' },
      "GET /storeInfo (getStoreInfo): the answer 200 has the field 'storename', which is not described.",
    ],
    [
      'getAccountInfo',
      { foo: 1 },
      "GET /accountInfo (getAccountInfo): the answer 200 has the field 'foo', which is not described.",
    ],
    [
      'getAccountInfo',
      { data: { firstName: 'Asha', foo: 1 } },
      "GET /accountInfo (getAccountInfo): the answer 200 has the field 'data.foo', which is not described.",
    ],
    [
      'listProducts',
      { data: [{ id: 'a', title: 'A', images: [{ url: '/a.svg', alt: 'A' }] }] },
      "GET /products (listProducts): the answer 200 has the field 'data[0].images[0].alt', which is not described.",
    ],
  ])('of %s is reported with operation, path and field: %j', (operationId, body, sentence) => {
    expect(contract.answerProblem(operationId, 200, body)).toBe(sentence);
  });
});

describe('All that is wrong with an answer', () => {
  it('is found at once', () => {
    expect(
      contract.answerComplaints('listProducts', 200, { data: [{ id: 1, hint: '' }], count: -1 }),
    ).toEqual([
      "the answer 200 lacks the field 'data[0].title'",
      "the answer 200 has the field 'data[0].hint', which is not described",
      "the field 'data[0].id' of the answer 200 must be of the type string",
      "the field 'count' of the answer 200 must be at least 0",
    ]);
  });

  it('is told of the alternative that was meant, and of no other', () => {
    const body = { data: { firstName: 1, lastName: 2 } };
    expect(contract.answerComplaints('getAccountInfo', 200, body)).toEqual([
      "the field 'data.firstName' of the answer 200 must be of the type string",
      "the field 'data.lastName' of the answer 200 must be of the type string",
    ]);
    expect(contract.answerComplaints('trackOrder', 200, { id: 'a', items: [{ price: {} }] })).toEqual([
      "the field 'items[0].price' of the answer 200 must be of the type number",
    ]);
  });
});

describe('A request with a field that is not described', () => {
  const credentials = { email: 'asha@example.com', password: 'correct-horse' };

  it('is reported with operation, path and field', () => {
    expect(bodyProblem('authorizeUser', '/users/authorize', credentials)).toBeNull();
    expect(bodyProblem('authorizeUser', '/users/authorize', { ...credentials, remember: true })).toBe(
      "POST /users/authorize (authorizeUser): the body has the field 'remember', which is not described.",
    );
  });

  it('is found in an object within the body too', () => {
    const shippingAddress = buildAddress();
    const order = { products: { 'any-id': 1 }, shippingAddress };
    expect(bodyProblem('createOrder', '/orders', order)).toBeNull();
    expect(
      bodyProblem('createOrder', '/orders', {
        ...order,
        shippingAddress: { ...shippingAddress, landmark: '' },
      }),
    ).toBe(
      "POST /orders (createOrder): the body has the field 'shippingAddress.landmark', which is not described.",
    );
  });
});

describe('A limit of the description', () => {
  const product = { id: 'a', title: 'A' };
  it.each([
    ['getProduct', { ...product, regularPrice: -1 }, "the field 'regularPrice' of the answer 200"],
    ['getProduct', { ...product, discountedPrice: -0.5 }, "the field 'discountedPrice' of the answer 200"],
    ['getProduct', { ...product, id: 'x'.repeat(201) }, "the field 'id' of the answer 200"],
    ['trackOrder', { id: 'a', items: [{ quantity: -1 }] }, "the field 'items[0].quantity' of the answer 200"],
    ['trackOrder', { id: 'a', items: [{ price: -1 }] }, "the field 'items[0].price' of the answer 200"],
    ['listProducts', { data: [], count: -1 }, "the field 'count' of the answer 200"],
    [
      'listProducts',
      { data: [], pagination: { total: -1 } },
      "the field 'pagination.total' of the answer 200",
    ],
  ])('is kept by %s: %#', (operationId, body, field) => {
    expect(contract.answerProblem(operationId, 200, body)).toContain(field);
  });
});

describe('An object of a description', () => {
  const describing = (schema: string) =>
    closedDescription(
      parse(`
openapi: 3.0.3
paths:
  /x:
    get:
      operationId: getX
      responses:
        '200': { content: { application/json: { schema: ${schema} } } }
`),
    );
  const problem = (schema: string, body: unknown) =>
    createContract(describing(schema)).answerProblem('getX', 200, body);

  it('is open only where the description opens it', () => {
    const properties = 'properties: { type: { type: string } }';
    expect(problem(`{ type: object, ${properties} }`, { type: 'a', b: 1 })).toContain("'b'");
    expect(
      problem(`{ type: object, ${properties}, additionalProperties: true }`, { type: 'a', b: 1 }),
    ).toBeNull();
    expect(problem('{ type: object, additionalProperties: { type: string } }', { b: 'c' })).toBeNull();
  });

  it('may not be named without being there', () => {
    const schema = "{ $ref: '#/components/schemas/NoSuchDto' }";
    expect(() => describing(schema)).toThrow('names #/components/schemas/NoSuchDto, which it does not have');
  });

  it('may not be put together with allOf, whose closed parts would refuse each other’s fields', () => {
    expect(() => describing('{ allOf: [{ type: object }] }')).toThrow('The description uses allOf');
  });
});

it.each([
  ['no YAML', 'paths: [\n', /^storefront\.yaml cannot be read: .+ at line \d+, column \d+$/],
  [
    'no description',
    'openapi: 3.0.3\n',
    /^storefront\.yaml cannot be read: The description is no OpenAPI document\.$/,
  ],
])('A file that is %s is told in one line', (_what, text, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  const file = join(folder, 'storefront.yaml');
  writeFileSync(file, text);
  const read = () => readDescription(file);
  expect(read).toThrow(DescriptionError);
  expect(read).toThrow(sentence);
  rmSync(folder, { recursive: true });
});
