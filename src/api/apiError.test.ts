import { createHide } from '../lib/secrets/hideText';
import { noResponse } from '../lib/texts';
import {
  errorMessage,
  isApiError,
  isGone,
  isNotFound,
  isRefusal,
  MESSAGE_LENGTH,
  messageOf,
  withMessage,
  type ApiError,
} from './apiError';

const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message });
const unreadable: ApiError = { kind: 'unreadable', status: 404 };
const hide = createHide(['correct-horse']);

describe('An error of a call', () => {
  it.each<ApiError>([
    http(500),
    { kind: 'network' },
    unreadable,
    { kind: 'missingToken' },
    { kind: 'tokenNotKept' },
    { kind: 'outdated' },
  ])('is told from other values: $kind', (error) => {
    expect(isApiError(error)).toBe(true);
  });

  it.each([
    null,
    undefined,
    'http',
    new Error('x'),
    {},
    { kind: 'other' },
    { kind: ['http'] },
    { kind: 'toString' },
    { kind: null },
  ])('is not %p', (value) => {
    expect(isApiError(value)).toBe(false);
  });
});

describe('The message of a failure', () => {
  it.each<[string, unknown, string]>([
    ['the server’s own', http(422, 'No longer sold.'), 'No longer sold.'],
    ['the given one where the server says none', http(422), 'Given'],
    ['that nobody answered', { kind: 'network' }, noResponse],
    ['that the answer was unreadable', unreadable, 'The answer of the server could not be read.'],
    [
      'that the token is missing',
      { kind: 'missingToken' },
      'Authentication failed: Token is missing in the response',
    ],
    ['the given one after the session', { kind: 'outdated' }, 'Given'],
    ['that of an exception', new Error('Boom'), 'Boom'],
    ['the given one where no error is known', { message: 'Boom' }, 'Given'],
  ])('is %s', (_what, error, expected) => {
    expect(messageOf(error, 'Given')).toBe(expected);
  });

  it('is put where the server gave none, and nowhere else', () => {
    expect(withMessage(http(404), 'Given')).toEqual(http(404, 'Given'));
    expect(withMessage(http(404, 'Own'), 'Given')).toEqual(http(404, 'Own'));
    expect(withMessage({ kind: 'network' }, 'Given')).toEqual({ kind: 'network' });
  });
});

describe('What a failure says', () => {
  it.each<[ApiError, boolean]>([
    [http(399), false],
    [http(400), true],
    [http(408), false],
    [http(409), true],
    [http(499), true],
    [http(500), false],
    [unreadable, false],
    [{ kind: 'network' }, false],
  ])('of whether the server refused to act: %j, %s', (error, expected) => {
    expect(isRefusal(error)).toBe(expected);
  });

  it.each<[unknown, boolean, boolean]>([
    [http(404), true, true],
    [http(410), false, true],
    [http(403), false, false],
    [http(500), false, false],
    [unreadable, false, false],
    [{ kind: 'network' }, false, false],
    [{ kind: 'unreadable', status: 410 }, false, false],
    [{ status: 404 }, false, false],
    [null, false, false],
  ])('of whether there is such a thing: %j, missing %s, gone %s', (error, missing, gone) => {
    expect([isNotFound(error), isGone(error)]).toEqual([missing, gone]);
  });
});

describe('The message in an error’s body', () => {
  it.each([
    ['its error field', { error: 'No.' }, 'No.'],
    ['without a secret', { error: 'Wrong: correct-horse' }, 'Wrong: •••'],
    ['none in another shape', ['No.'], ''],
    ['none without a text', { error: {} }, ''],
    ['cut', { error: 'x'.repeat(10_000) }, 'x'.repeat(MESSAGE_LENGTH)],
    ['none where it is too long to be one', { error: 'x'.repeat(10_001) }, ''],
  ])('is %s', (_what, body, expected) => {
    expect(errorMessage(body, hide)).toBe(expected);
  });

  it('loses the whole of a secret that stands where it is cut', () => {
    const text = errorMessage({ error: `${'x '.repeat(148)}correct-horse` }, hide);
    expect(text).toBe(`${'x '.repeat(148)}•••`);
  });
});
