/** The requests that are tried: a good one for each operation, and bad ones that must be refused. */
import { at } from '../../openapi/description';
import { operations, type OperationId } from '../../src/api/generated/operations';
import { isRecord, readList, readText } from '../../src/lib/untrusted';
import type { ApiRequest } from './client';
import { needsToken } from './headers';

/** An account of the API. */
export interface GivenAccount {
  readonly email: string;
  readonly password: string;
}

/** What is known so far: the account, and what earlier answers have said. */
export interface Known {
  readonly account: GivenAccount | null;
  readonly token?: string;
  readonly productId?: string;
  readonly orderId?: string;
  /** What the payment form asks for, filled in. */
  readonly paymentFields?: Readonly<Record<string, string>>;
}

/** A text that no store has as an id. */
const UNKNOWN_ID = 'no-such-id-2f6b1c';
const WRONG_PASSWORD = 'not-the-password-2f6b1c';

/** A value for a field of the payment form, as a shopper might type it. */
function paymentValue(field: unknown): string {
  const option = readList(at(field, 'options'))[0];
  const shown = readText(at(field, 'defaultValue')) || readText(at(field, 'placeholder'));
  switch (at(field, 'type')) {
    case 'select':
      return isRecord(option) ? readText(option['value']) || readText(option['label']) : readText(option);
    case 'checkbox':
      return 'true';
    default:
      return shown || 'text';
  }
}

/** What an answer adds to what is known. */
export function learn(known: Known, id: OperationId, body: unknown): Known {
  const readId = (value: unknown): string => readText(at(value, 'id'));
  switch (id) {
    case 'authorizeUser':
      return { ...known, token: readText(at(body, 'token')) };
    case 'listProducts':
      return { ...known, productId: readId(readList(at(body, 'data'))[0]) };
    case 'listOrders':
      return { ...known, orderId: readId(readList(body)[0]) };
    case 'createOrder':
      return { ...known, orderId: readId(body) };
    case 'getPaymentFields': {
      const fields = readList(isRecord(body) ? body['fields'] : body);
      const values = fields.map((field) => [readText(at(field, 'name')), paymentValue(field)] as const);
      return { ...known, paymentFields: Object.fromEntries(values) };
    }
    default:
      return known;
  }
}

/** The path of an operation with its parameters. */
function pathWith(id: OperationId, values: Readonly<Record<string, string>>, query = ''): string {
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return query === '' ? path : `${path}?${query}`;
}

/** Why an operation cannot be tried. */
export interface Untried {
  readonly reason: string;
}

/**
 * A request that must succeed, or why none can be made. An operation that is not named here is called with the example
 * of its body.
 * @param example the description's example of the body
 */
export function goodRequest(id: OperationId, known: Known, example: unknown): ApiRequest | Untried {
  const { method } = operations[id];
  const { account, productId = '', orderId = '' } = known;
  const contactInfo = new URLSearchParams({ contactInfo: account?.email ?? '' }).toString();
  switch (id) {
    case 'authorizeUser':
      return account === null
        ? { reason: 'no account given' }
        : { method, path: pathWith(id, {}), body: account };
    case 'registerUser': {
      const email = `api-verify-${Date.now()}@example.com`;
      return { method, path: pathWith(id, {}), body: { ...(isRecord(example) ? example : {}), email } };
    }
    case 'getProduct':
      return productId === ''
        ? { reason: 'no product in the listing' }
        : { method, path: pathWith(id, { id: productId }) };
    case 'trackOrder':
      return account === null || orderId === ''
        ? { reason: 'no order of the account' }
        : { method, path: pathWith(id, { orderId }, contactInfo) };
    case 'createOrder':
      return productId === ''
        ? { reason: 'no product in the listing' }
        : {
            method,
            path: pathWith(id, {}),
            body: { ...(isRecord(example) ? example : {}), products: { [productId]: 1 } },
          };
    case 'submitPayment':
      return orderId === '' || known.paymentFields === undefined
        ? { reason: 'no order or no payment form' }
        : { method, path: pathWith(id, {}), body: { orderId, fields: known.paymentFields } };
    default:
      return {
        method,
        path: pathWith(id, {}),
        ...(example !== undefined && { body: example }),
      };
  }
}

/** A request that must be refused. */
export interface BadRequest {
  /** What is wrong with it, as the subject of a sentence. */
  readonly what: string;
  /** Of which it must get one. */
  readonly statuses: readonly number[];
  readonly request: ApiRequest;
}

/** The requests of an operation that must be refused with one of its described statuses. */
export function badRequests(id: OperationId, known: Known): readonly BadRequest[] {
  const { method } = operations[id];
  const { token = '' } = known;
  // Without a token such a call is refused for that.
  if (needsToken(id) && token === '') return [];
  const email = known.account?.email ?? 'nobody@example.com';
  switch (id) {
    case 'authorizeUser': {
      const body = { email, password: WRONG_PASSWORD };
      return [
        { what: 'a wrong password', statuses: [401], request: { method, path: pathWith(id, {}), body } },
      ];
    }
    case 'registerUser': {
      if (known.account === null) return [];
      const body = { email, password: WRONG_PASSWORD, firstName: 'Asha', lastName: 'Verma' };
      const request = { method, path: pathWith(id, {}), body };
      return [{ what: 'an email address that has an account', statuses: [409], request }];
    }
    case 'listProducts':
      return [{ what: 'page 0', statuses: [400], request: { method, path: pathWith(id, {}, 'page=0') } }];
    case 'getProduct':
      return [
        {
          what: 'an unknown id',
          statuses: [404],
          request: { method, path: pathWith(id, { id: UNKNOWN_ID }) },
        },
      ];
    case 'trackOrder': {
      const query = new URLSearchParams({ contactInfo: email }).toString();
      const path = pathWith(id, { orderId: UNKNOWN_ID }, query);
      return [{ what: 'an unknown order', statuses: [404], request: { method, path } }];
    }
    case 'createOrder':
      return [
        {
          what: 'a body without products and address',
          statuses: [400, 422],
          request: { method, path: pathWith(id, {}), body: {}, token },
        },
      ];
    case 'submitPayment': {
      const body = { orderId: UNKNOWN_ID, fields: known.paymentFields ?? {} };
      return [
        {
          what: 'an unknown order',
          statuses: [404],
          request: { method, path: pathWith(id, {}), body, token },
        },
      ];
    }
    default:
      return [];
  }
}
