/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { apiChanges, type ApiChanges } from './apiDiff';
import { closedDescription, DESCRIPTION_FILE } from './description';

const text = readFileSync(DESCRIPTION_FILE, 'utf8');

const documentOf = (yaml: string) => closedDescription(parse(yaml));

/** What differs once a text of the description is replaced. */
function changing(from: string, to: string): ApiChanges {
  if (!text.includes(from)) throw new Error(`The description has no ${from}.`);
  return apiChanges(documentOf(text), documentOf(text.replace(from, to)));
}

const nothing: ApiChanges = { clients: [], servers: [], neither: [] };

const OUTLET = `  /outlets:
    get:
      operationId: listOutlets
      responses:
        '200': { description: All., content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;

describe('Of two descriptions', () => {
  it('equal ones differ in nothing, nor do words', () => {
    expect(changing('Exchanges an email address', 'Trades an email address')).toEqual(nothing);
  });

  it.each([
    [
      'an optional field of an answer',
      'type: string, maxLength: 300 }\n        companyAddress',
      'type: string, maxLength: 300 }\n        vatNumber: { type: string }\n        companyAddress',
      "GET /storeInfo (getStoreInfo): 'vatNumber' of the answer 200 is new and optional.",
    ],
    [
      'a limit of an answer that is tighter',
      'storeName: { type: string, maxLength: 300 }',
      'storeName: { type: string, maxLength: 200 }',
      '',
    ],
  ])('%s', (_what, from, to, sentence) => {
    const { clients, servers, neither } = changing(from, to);
    expect(clients).toEqual([]);
    if (sentence === '')
      expect(servers).toEqual([
        "GET /storeInfo (getStoreInfo): 'storeName' of the answer 200 has the maxLength 300 and not 200.",
      ]);
    else expect({ servers, neither }).toEqual({ servers: [], neither: [sentence] });
  });

  it('a path parameter of another name breaks nobody: it is not sent', () => {
    const renamed = text
      .replace('/products/{id}:', '/products/{productId}:')
      .replace('- name: id\n          in: path', '- name: productId\n          in: path');
    expect(apiChanges(documentOf(text), documentOf(renamed))).toEqual(nothing);
    const shorter = renamed.replace('minLength: 1, maxLength: 200', 'minLength: 1, maxLength: 100');
    expect(apiChanges(documentOf(text), documentOf(shorter)).clients).toEqual([
      'GET /products/{productId} (getProduct): the path parameter 1 has the maxLength 200 and not 100.',
    ]);
  });

  it('a secret, and what is none any more, is named', () => {
    const [from, to] = ['minLength: 1, maxLength: 200, x-secret: true', 'minLength: 1, maxLength: 200'];
    expect(changing(from, to)).toEqual({
      ...nothing,
      neither: ["POST /users/authorize (authorizeUser): 'password' of the body is no longer a secret."],
    });
    const email = 'email: { type: string, minLength: 3, maxLength: 254';
    expect(changing(email, `${email}, x-secret: true`).neither).toEqual([
      "POST /users/authorize (authorizeUser): 'email' of the body is a secret now.",
    ]);
  });

  it('a new call, and one that is gone, break one side', () => {
    const { clients, servers } = changing('  /storeInfo:\n', `${OUTLET}  /storeInfo:\n`);
    expect({ clients, servers }).toEqual({ clients: [], servers: ['GET /outlets (listOutlets) is new.'] });
    expect(changing('  /accountInfo:\n', '  /account:\n').clients).toEqual([
      'GET /accountInfo (getAccountInfo) is gone.',
    ]);
  });

  it.each([
    ['required: [id, title]', 'required: [title]', "'id' of the answer 200 may be missing"],
    [
      'regularPrice: { type: number',
      'regularPrice: { type: string',
      "'regularPrice' of the answer 200 is of the type string and not number",
    ],
    [
      'category: { type: string, maxLength: 300 }',
      'category: { type: string, nullable: true, maxLength: 300 }',
      "'category' of the answer 200 may be null",
    ],
  ])('what an answer no longer promises breaks shops: %s', (from, to, complaint) => {
    const { clients, servers } = changing(from, to);
    expect(clients).toContain(`GET /products/{id} (getProduct): ${complaint}.`);
    expect(servers).toEqual(from.includes('number') ? servers : []);
  });

  it('a field of a body breaks servers, a required one shops too', () => {
    const field = (required: string, more: string) =>
      changing(
        `required: [fullName, address, city, state, postalCode, phone]\n      properties:`,
        `required: [fullName, address, city, state, postalCode, phone${required}]\n      properties:\n        ${more}`,
      );
    const landmark = 'landmark: { type: string }';
    expect(field('', landmark)).toMatchObject({
      clients: [],
      servers: ["POST /orders (createOrder): 'shippingAddress.landmark' of the body is not described."],
    });
    expect(field(', landmark', landmark).clients).toEqual([
      "POST /orders (createOrder): 'shippingAddress.landmark' of the body may be missing.",
    ]);
  });

  it('a tighter limit of what is sent breaks shops, and a token that is asked for', () => {
    expect(changing('maximum: 100, default: 12', 'maximum: 50, default: 12').clients).toEqual([
      'GET /products (listProducts): the query parameter limit has the maximum 100 and not 50.',
    ]);
    const { clients } = changing(
      'operationId: trackOrder',
      'operationId: trackOrder\n      security: [{ bearerToken: [] }]',
    );
    expect(clients).toEqual(['GET /orders/{orderId} (trackOrder): the request has no token.']);
  });
});
