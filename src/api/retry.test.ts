/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../testing/openShop';
import type { AppStore } from '../app/store';
import { buildAddress } from '../testing/builders';
import {
  answerNonsense,
  answerWrongly,
  breakBody,
  cutOff,
  refuse,
  requestsOf,
  type OperationId,
} from '../testing/server';
import { writeToken } from './authCookie';
import { fetchWithRetry, retryAfter, type FetchResult, type RetryPolicy } from './retry';
import { storefrontApi } from './storefrontApi';

/** A policy whose clock advances only with its delays, and those delays. */
function policyOf(changes: Partial<RetryPolicy> = {}) {
  const delays: number[] = [];
  let now = 0;
  const policy: RetryPolicy = {
    retries: 2,
    firstDelay: 300,
    maxDelay: 5000,
    retryTimeout: 10_000,
    wait: (time) => {
      delays.push(time);
      now += time;
      return Promise.resolve();
    },
    now: () => now,
    random: () => 0.5,
    ...changes,
  };
  return { policy, delays, pass: (time: number) => void (now += time) };
}

const fine: FetchResult = { data: 'fine', meta: undefined };
const noAnswer: FetchResult = { error: { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' } };

function failing(status: number, headers: Record<string, string> = {}): FetchResult {
  return {
    error: { status, data: null },
    meta: { request: new Request('http://localhost'), response: new Response(null, { headers }) },
  };
}

function unreadable(originalStatus: number): FetchResult {
  return { error: { status: 'PARSING_ERROR', originalStatus, data: '', error: 'SyntaxError' } };
}

/** Returns the results one after the other, then the last one again and again. */
function sending(...answers: FetchResult[]) {
  let sent = 0;
  const send = (): Promise<FetchResult> => {
    const next = answers[Math.min(sent, answers.length - 1)] ?? fine;
    sent += 1;
    return Promise.resolve(next);
  };
  return { send, count: () => sent };
}

const notAborted = () => ({ signal: new AbortController().signal });

describe('A read', () => {
  it.each([
    ['no answer', noAnswer],
    ['an answer that took too long', { error: { status: 'TIMEOUT_ERROR', error: '' } } satisfies FetchResult],
    ['429', failing(429)],
    ['502', failing(502)],
    ['503', failing(503)],
    ['504', failing(504)],
    ['503 with a page', unreadable(503)],
  ])('is sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await fetchWithRetry(send, notAborted(), policyOf().policy)).toBe(fine);
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
    ['an answer that is no JSON', unreadable(200)],
    [
      'a request that could not be made',
      { error: { status: 'CUSTOM_ERROR', error: '' } } satisfies FetchResult,
    ],
  ])('is not sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await fetchWithRetry(send, notAborted(), policyOf().policy)).toBe(first);
    expect(count()).toBe(1);
  });

  it('is sent three times at most, with increasing delays', async () => {
    const { send, count } = sending(noAnswer);
    const { policy, delays } = policyOf();
    expect(await fetchWithRetry(send, notAborted(), policy)).toBe(noAnswer);
    expect(count()).toBe(3);
    expect(delays).toEqual([300, 900]);
  });

  it.each([
    [0, [150, 450]],
    [0.998, [449, 1348]],
  ])('has random delays: with %p these are %p', async (chance, expected) => {
    const { policy, delays } = policyOf({ random: () => chance });
    await fetchWithRetry(sending(noAnswer).send, notAborted(), policy);
    expect(delays.map(Math.round)).toEqual(expected);
  });

  it('waits as long as the server says, if that is not too long', async () => {
    const { policy, delays } = policyOf();
    const { send, count } = sending(
      failing(429, { 'Retry-After': '2' }),
      failing(503, { 'Retry-After': '6' }),
    );
    await fetchWithRetry(send, notAborted(), policy);
    expect(delays).toEqual([2000]);
    expect(count()).toBe(2);
  });

  it('is not retried after the timeout', async () => {
    const { policy, delays, pass } = policyOf();
    const hang = (): Promise<FetchResult> => {
      pass(20_000);
      return Promise.resolve(noAnswer);
    };
    expect(await fetchWithRetry(hang, notAborted(), policy)).toBe(noAnswer);
    expect(delays).toEqual([]);
  });

  it('is not retried after an abort or in another session', async () => {
    const controller = new AbortController();
    const aborted = policyOf({
      wait: () => {
        controller.abort();
        return Promise.resolve();
      },
    });
    const first = sending(noAnswer);
    await fetchWithRetry(first.send, { signal: controller.signal }, aborted.policy);
    expect(first.count()).toBe(1);
    const second = sending(noAnswer);
    await fetchWithRetry(second.send, { ...notAborted(), isWanted: () => false }, policyOf().policy);
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

describe('In the shop', () => {
  const { createOrder, getStoreInfo, listOrders, listProducts } = storefrontApi.endpoints;
  let store: AppStore;
  beforeEach(() => {
    store = openShop().store;
  });
  const counted = (operationId: OperationId) => requestsOf(operationId).length;

  it.each([
    ['no answer comes', cutOff],
    ['every answer breaks off', breakBody],
  ])('a read is sent three times where %s', async (_what, arrange) => {
    arrange('getStoreInfo');
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
    ['no answer', cutOff],
    ['503', (operationId: OperationId) => refuse(operationId, 503)],
    ['429', (operationId: OperationId) => refuse(operationId, 429)],
    ['no JSON', answerNonsense],
  ])('a write is sent once, whatever its result: %s', async (_what, arrange) => {
    arrange('createOrder');
    await store.dispatch(
      createOrder.initiate({
        createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() },
      }),
    );
    expect(counted('createOrder')).toBe(1);
  });

  it('a read is not retried in another session', async () => {
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
  ] as const)('an answer of another type to %s is unreadable', async (operationId, call, bodies) => {
    for (const body of bodies) {
      store = openShop().store;
      answerWrongly(operationId, body);
      expect((await call()).error).toEqual({ kind: 'unreadable', status: 200 });
    }
  });

  it('an answer that is longer than the limit is unreadable', async () => {
    answerWrongly('listOrders', ['x'.repeat(8_100_000)]);
    expect((await store.dispatch(listOrders.initiate())).error).toEqual({ kind: 'unreadable', status: 200 });
    expect(counted('listOrders')).toBe(1);
  });
});
