/** What the engine's refusals become: the only table of statuses. */
import { NOT_SIGNED_IN } from '../apiServer/apiContract';
import { CANNOT_ANSWER, HttpError } from '../apiServer/errors';
import { accountExists, notSold, tooMany } from '../apiServer/orders';
import { EngineRefusal, EngineUnavailable } from './engineClient';
import type { Fields } from './fields';

const notSignedIn = (): HttpError => new HttpError(401, NOT_SIGNED_IN);

const soldOut = (details: Fields): HttpError => {
  const title = details.text('title');
  const available = details.number('available');
  if (available <= 0) return new HttpError(422, `${title} is sold out.`);
  return new HttpError(
    422,
    `Only ${available} ${available === 1 ? 'piece' : 'pieces'} of ${title} can be had.`,
  );
};

const REFUSALS: ReadonlyMap<string, (details: Fields) => HttpError> = new Map([
  ['NOT_SIGNED_IN', notSignedIn],
  ['FORBIDDEN', notSignedIn],
  ['UNKNOWN_PRODUCT', notSold],
  ['BAD_QUANTITY', () => new HttpError(422, 'A quantity is a whole number from 1.')],
  ['QUANTITY_LIMIT', (details) => tooMany(details.number('max'), details.text('title'))],
  ['OUT_OF_STOCK', soldOut],
  ['ORDER_REFUSED', () => new HttpError(422, 'The store cannot take this order. Please change your cart.')],
  ['EMAIL_TAKEN', accountExists],
]);

/** Seconds after which a call is worth another try while the engine does not answer. */
const RETRY_AFTER_S = 2;

/** The error that the client sees; another error is returned as it is, and becomes 500. */
export const toClientError = (error: unknown): unknown => {
  if (error instanceof EngineRefusal) return REFUSALS.get(error.code)?.(error.details) ?? error;
  if (error instanceof EngineUnavailable)
    return new HttpError(503, CANNOT_ANSWER, { cause: error, retryAfterS: RETRY_AFTER_S });
  return error;
};

/** Throws the error that the client sees. */
export const rethrowForClient = (error: unknown): never => {
  throw toClientError(error);
};
