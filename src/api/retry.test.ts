import { createAppStore } from '../app/store';
import type { AppStore } from '../app/store';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import type { OperationId } from '../testing/server';
import { answer, answerNonsense, cutOff, refuse, requestsOf } from '../testing/server';
import { writeToken } from './authCookie';
import type { Answer, RetryPolicy } from './retry';
import { retryAfter, sendRead, wasCut } from './retry';
import { storefrontApi } from './storefrontApi';

/** A policy whose time passes only by waiting, and the pauses that were waited. */
function policyOf(changes: Partial<RetryPolicy> = {}) {
  const pauses: number[] = [];
  let now = 0;
  const policy: RetryPolicy = {
    retries: 2,
    firstPause: 300,
    longestPause: 5000,
    window: 10_000,
    wait: (time) => {
      pauses.push(time);
      now += time;
      return Promise.resolve();
    },
    now: () => now,
    random: () => 0.5,
    ...changes,
  };
  return { policy, pauses, pass: (time: number) => void (now += time) };
}

const fine: Answer = { data: 'fine', meta: undefined };
const noAnswer: Answer = { error: { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' } };

function failing(status: number, headers: Record<string, string> = {}): Answer {
  return {
    error: { status, data: null },
    meta: { request: new Request('http://localhost'), response: new Response(null, { headers }) },
  };
}

function broken(error: string, originalStatus = 200): Answer {
  return { error: { status: 'PARSING_ERROR', originalStatus, data: '', error } };
}

/** Sends answers one after another; the last one stays. */
function sending(...answers: Answer[]) {
  let sent = 0;
  const send = (): Promise<Answer> => {
    const next = answers[Math.min(sent, answers.length - 1)] ?? fine;
    sent += 1;
    return Promise.resolve(next);
  };
  return { send, count: () => sent };
}

const waiting = () => ({ signal: new AbortController().signal });

describe('A read', () => {
  it.each([
    ['no answer', noAnswer],
    ['an answer that took too long', { error: { status: 'TIMEOUT_ERROR', error: '' } } satisfies Answer],
    ['a body that was cut', broken('TypeError: network error')],
    ['429', failing(429)],
    ['502', failing(502)],
    ['503', failing(503)],
    ['504', failing(504)],
    ['503 with a page', broken('SyntaxError: Unexpected token', 503)],
  ])('is sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await sendRead(send, waiting(), policyOf().policy)).toBe(fine);
    expect(count()).toBe(2);
  });

  it.each([
    ['400', failing(400)],
    ['401', failing(401)],
    ['404', failing(404)],
    ['408', failing(408)],
    ['418', failing(418)],
    ['500', failing(500)],
    ['501', failing(501)],
    ['507', failing(507)],
    ['an answer that is no JSON', broken('SyntaxError: Unexpected token')],
    ['a request that could not be made', { error: { status: 'CUSTOM_ERROR', error: '' } } satisfies Answer],
  ])('is not sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await sendRead(send, waiting(), policyOf().policy)).toBe(first);
    expect(count()).toBe(1);
  });

  it('is sent three times at most, with longer and longer pauses', async () => {
    const { send, count } = sending(noAnswer);
    const { policy, pauses } = policyOf();
    expect(await sendRead(send, waiting(), policy)).toBe(noAnswer);
    expect(count()).toBe(3);
    expect(pauses).toEqual([300, 900]);
  });

  it.each([
    [0, [150, 450]],
    [0.998, [449, 1348]],
  ])('pauses by chance, at %p for %p', async (chance, expected) => {
    const { policy, pauses } = policyOf({ random: () => chance });
    await sendRead(sending(noAnswer).send, waiting(), policy);
    expect(pauses.map(Math.round)).toEqual(expected);
  });

  it('pauses for as long as the server asks, if that is not long', async () => {
    const { policy, pauses } = policyOf();
    const { send, count } = sending(
      failing(429, { 'Retry-After': '2' }),
      failing(503, { 'Retry-After': '6' }),
    );
    await sendRead(send, waiting(), policy);
    expect(pauses).toEqual([2000]);
    expect(count()).toBe(2);
  });

  it('fails without another try where the time is up', async () => {
    const { policy, pauses, pass } = policyOf();
    const hang = (): Promise<Answer> => {
      pass(20_000);
      return Promise.resolve(noAnswer);
    };
    expect(await sendRead(hang, waiting(), policy)).toBe(noAnswer);
    expect(pauses).toEqual([]);
  });

  it('ends with its screen, and with its session', async () => {
    const controller = new AbortController();
    const aborted = policyOf({
      wait: () => {
        controller.abort();
        return Promise.resolve();
      },
    });
    const first = sending(noAnswer);
    await sendRead(first.send, { signal: controller.signal }, aborted.policy);
    expect(first.count()).toBe(1);
    const second = sending(noAnswer);
    await sendRead(second.send, { ...waiting(), isWanted: () => false }, policyOf().policy);
    expect(second.count()).toBe(1);
  });
});

it.each([
  ['3', 3000],
  [' 0 ', 0],
  ['Wed, 21 Oct 2026 07:28:04 GMT', 4000],
  ['Wed, 21 Oct 2020 07:28:00 GMT', 0],
  ['soon', null],
  ['', null],
])('Retry-After of %p is %p ms', (text, time) => {
  const today = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');
  expect(retryAfter(new Headers({ 'Retry-After': text }), today)).toBe(time);
  expect(retryAfter(undefined)).toBeNull();
});

it('tells a body that was cut from one that is no JSON', () => {
  expect(wasCut({ status: 'PARSING_ERROR', originalStatus: 200, data: '', error: 'TypeError: x' })).toBe(
    true,
  );
  expect(wasCut({ status: 'PARSING_ERROR', originalStatus: 200, data: '', error: 'SyntaxError: x' })).toBe(
    false,
  );
  expect(wasCut({ status: 'FETCH_ERROR', error: 'TypeError: x' })).toBe(false);
});

describe('In the shop', () => {
  const { createOrder, getStoreInfo, listOrders, listProducts } = storefrontApi.endpoints;
  let store: AppStore;
  beforeEach(() => {
    store = createAppStore(memoryEnvironment().environment);
  });
  const counted = (operationId: OperationId) => requestsOf(operationId).length;

  it('a read is sent three times where nobody answers', async () => {
    cutOff('getStoreInfo');
    expect((await store.dispatch(getStoreInfo.initiate())).error).toEqual({ kind: 'network' });
    expect(counted('getStoreInfo')).toBe(3);
  });

  it.each([
    [503, 3],
    [500, 1],
    [404, 1],
  ])('a read that is answered with %s is sent %s times', async (status, times) => {
    refuse('listProducts', status, 'No.');
    expect((await store.dispatch(listProducts.initiate({}))).error).toMatchObject({ status, message: 'No.' });
    expect(counted('listProducts')).toBe(times);
  });

  it.each([
    ['nobody answers', cutOff],
    ['503', (operationId: OperationId) => refuse(operationId, 503)],
    ['429', (operationId: OperationId) => refuse(operationId, 429)],
    ['no JSON', answerNonsense],
  ])('a write is sent once, whatever becomes of it: %s', async (_what, arrange) => {
    arrange('createOrder');
    const shippingAddress = {
      fullName: 'A',
      address: 'B',
      city: 'C',
      state: 'D',
      postalCode: '1',
      phone: '2',
    };
    await store.dispatch(
      createOrder.initiate({ createOrderRequestDto: { products: { a: 1 }, shippingAddress } }),
    );
    expect(counted('createOrder')).toBe(1);
  });

  it('a read is not sent again for somebody else', async () => {
    writeToken('first');
    cutOff('listOrders');
    const answered = store.dispatch(listOrders.initiate());
    writeToken('second');
    await answered;
    expect(requestsOf('listOrders').map(({ headers }) => headers.get('authorization'))).not.toContain(
      'Bearer second',
    );
  });

  it.each([
    ['getStoreInfo', () => store.dispatch(getStoreInfo.initiate()), [null, 7, 'text', true, []]],
    ['listOrders', () => store.dispatch(listOrders.initiate()), [null, 7, 'text', true, {}]],
    ['listProducts', () => store.dispatch(listProducts.initiate({})), [null, 7, [], {}, { data: {} }]],
  ] as const)('an answer of another type to %s is unreadable', async (operationId, ask, bodies) => {
    for (const body of bodies) {
      store = createAppStore(memoryEnvironment().environment);
      answer(operationId, body);
      expect((await ask()).error).toEqual({ kind: 'unreadable', status: 200 });
    }
  });

  it('an answer that is longer than the limit is unreadable', async () => {
    answer('listOrders', ['x'.repeat(8_100_000)]);
    expect((await store.dispatch(listOrders.initiate())).error).toEqual({ kind: 'unreadable', status: 200 });
    expect(counted('listOrders')).toBe(1);
  });
});
