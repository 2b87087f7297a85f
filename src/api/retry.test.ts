/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../testing/openShop';
import type { AppStore } from '../app/store';
import { exampleCall } from '../testing/endpoints';
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
import { pauses } from './pauses';
import { sendWithRetries, type FetchResult } from './retry';
import { storefrontApi } from './storefrontApi';
import { buildQueryApi } from '../testing/buildQueryApi';

const fine: FetchResult = { data: 'fine', meta: undefined };
const noAnswer: FetchResult = { error: { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' } };

function failing(status: number): FetchResult {
  return { error: { status, data: null } };
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

/** The pauses that are made from now on, in milliseconds, rounded. */
function recordPauses(): readonly number[] {
  const times: number[] = [];
  jest.spyOn(pauses, 'wait').mockImplementation((time) => {
    times.push(Math.round(time));
    return Promise.resolve();
  });
  return times;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('A read', () => {
  it.each([
    ['no answer', noAnswer],
    ['502', failing(502)],
    ['503', failing(503)],
    ['504', failing(504)],
    ['503 with a page', unreadable(503)],
  ])('is sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await sendWithRetries(send, buildQueryApi())).toBe(fine);
    expect(count()).toBe(2);
  });

  it.each([
    ['400', failing(400)],
    ['401', failing(401)],
    ['404', failing(404)],
    ['408', failing(408)],
    ['418', failing(418)],
    ['429', failing(429)],
    ['500', failing(500)],
    ['501', failing(501)],
    ['507', failing(507)],
    ['an answer that is no JSON', unreadable(200)],
    ['an answer that took too long', { error: { status: 'TIMEOUT_ERROR', error: '' } } satisfies FetchResult],
    [
      'a request that could not be made',
      { error: { status: 'CUSTOM_ERROR', error: '' } } satisfies FetchResult,
    ],
  ])('is not sent again after %s', async (_what, first) => {
    const { send, count } = sending(first, fine);
    expect(await sendWithRetries(send, buildQueryApi())).toBe(first);
    expect(count()).toBe(1);
  });

  it.each([
    [0, [150, 450]],
    [0.5, [300, 900]],
    [0.998, [449, 1348]],
  ])('is sent three times at most, with random delays: with %p these are %p', async (chance, expected) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const delays = recordPauses();
    const { send, count } = sending(noAnswer);
    expect(await sendWithRetries(send, buildQueryApi())).toBe(noAnswer);
    expect(count()).toBe(3);
    expect(delays).toEqual(expected);
  });

  it.each([
    [9999, 2],
    [10_000, 1],
  ])('whose first attempt took %s ms is sent %s times', async (duration, times) => {
    jest.useFakeTimers();
    const { send, count } = sending(noAnswer);
    const slow = (): Promise<FetchResult> => {
      jest.advanceTimersByTime(duration);
      return send();
    };
    await sendWithRetries(slow, buildQueryApi());
    expect(count()).toBe(times);
  });

  it('is not sent again after an abort', async () => {
    const controller = new AbortController();
    jest.spyOn(pauses, 'wait').mockImplementation(() => {
      controller.abort();
      return Promise.resolve();
    });
    const { send, count } = sending(noAnswer);
    await sendWithRetries(send, buildQueryApi({ signal: controller.signal }));
    expect(count()).toBe(1);
  });
});

describe('The pause before a retry', () => {
  /** The pause as the shop has it: of a module that no test has changed. */
  async function shopsWait(): Promise<typeof pauses.wait> {
    let { wait } = pauses;
    await jest.isolateModulesAsync(async () => {
      ({ wait } = (await import('./pauses')).pauses);
    });
    return wait;
  }

  it('lasts as long as it should', async () => {
    const wait = await shopsWait();
    jest.useFakeTimers();
    const done = jest.fn();
    void wait(300, new AbortController().signal).then(done);
    await jest.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it('ends at once where the call is aborted, and leaves no timer', async () => {
    const wait = await shopsWait();
    jest.useFakeTimers();
    const controller = new AbortController();
    const done = jest.fn();
    void wait(300, controller.signal).then(done);
    controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is none where the call was aborted before', async () => {
    const wait = await shopsWait();
    jest.useFakeTimers();
    const done = jest.fn();
    void wait(300, AbortSignal.abort()).then(done);
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('In the shop', () => {
  const { getStoreInfo, listOrders, listProducts } = storefrontApi.endpoints;
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
    await exampleCall(store, 'createOrder');
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
