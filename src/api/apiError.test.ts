import type { ApiError } from './apiError';
import { errorMessage, isApiError, isGone, isNotFound, isRefusal, messageOf, withMessage } from './apiError';

const asIs = (text: string) => text;
const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message });
const network: ApiError = { kind: 'network' };
const unreadable: ApiError = { kind: 'unreadable', status: 404 };

describe('Whether something is an error of a call', () => {
  it.each<ApiError>([http(500), network, unreadable, { kind: 'missingToken' }, { kind: 'outdated' }])(
    '%j is one',
    (error) => expect(isApiError(error)).toBe(true),
  );

  it.each([{ kind: 'other' }, { kind: 'toString' }, { kind: ['http'] }, {}, new Error('http'), null, 'http'])(
    '%j is none',
    (value) => expect(isApiError(value)).toBe(false),
  );
});

describe('Section 8, the message of a failure', () => {
  it.each<[unknown, string]>([
    [http(422, 'Sold out.'), 'Sold out.'],
    [http(422), 'It failed.'],
    [network, 'No response from server. Please try again later.'],
    [unreadable, 'The answer of the server could not be read.'],
    [{ kind: 'missingToken' }, 'Authentication failed: Token is missing in the response'],
    [{ kind: 'outdated' }, 'It failed.'],
    [new Error('Thrown.'), 'Thrown.'],
    [new Error(''), ''],
    [{ kind: 'other', message: 'Made up.' }, 'It failed.'],
    ['Made up.', 'It failed.'],
  ])('of %j is %s', (error, message) => expect(messageOf(error, 'It failed.')).toBe(message));

  it('is added where the server gave none, and to no other failure', () => {
    expect(withMessage(http(422), 'It failed.')).toEqual(http(422, 'It failed.'));
    expect(withMessage(http(422, 'Sold out.'), 'It failed.')).toEqual(http(422, 'Sold out.'));
    expect(withMessage(network, 'It failed.')).toEqual(network);
  });

  it.each([
    [{ error: 'Sold out.' }, 'Sold out.'],
    [{ error: ['Sold out.'] }, ''],
    [{ message: 'Sold out.' }, ''],
    ['Sold out.', ''],
    [null, ''],
    [{ error: 'x'.repeat(301) }, 'x'.repeat(300)],
    [{ error: 'x'.repeat(10_000) }, 'x'.repeat(300)],
    [{ error: 'x'.repeat(10_001) }, ''],
    // Half of a character of two parts.
    [{ error: `${'x'.repeat(299)}😀` }, `${'x'.repeat(299)}\u{FFFD}`],
  ])('is read from the answer', (body, message) => expect(errorMessage(body, asIs)).toBe(message));

  it('has its secrets hidden before it is cut', () => {
    const hide = (text: string) => text.replaceAll('secret', '•••');
    expect(errorMessage({ error: `${'x'.repeat(297)}secret` }, hide)).toBe(`${'x'.repeat(297)}•••`);
  });
});

describe('What a failure says of the call', () => {
  it.each([
    [http(399), false],
    [http(400), true],
    [http(407), true],
    [http(408), false],
    [http(409), true],
    [http(499), true],
    [http(500), false],
    [network, false],
    [unreadable, false],
  ])('%j is a refusal, so that nothing was done: %s', (error, isRefused) =>
    expect(isRefusal(error)).toBe(isRefused),
  );

  it.each<[unknown, boolean, boolean]>([
    [http(404), true, true],
    [http(410), true, false],
    [http(403), false, false],
    [unreadable, false, false],
    [{ status: 404 }, false, false],
    [undefined, false, false],
  ])('%j: there is no longer such a thing: %s, there is no such thing: %s', (error, gone, notFound) => {
    expect(isGone(error)).toBe(gone);
    expect(isNotFound(error)).toBe(notFound);
  });
});
