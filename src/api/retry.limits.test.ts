import { fetchWithRetry, retryAfter, retryPolicy, type FetchResult, type RetryPolicy } from './retry';

/** The policy as the shop has it: of a module that no test has changed. */
async function ownPolicy(): Promise<RetryPolicy> {
  let policy: RetryPolicy = retryPolicy;
  await jest.isolateModulesAsync(async () => {
    ({ retryPolicy: policy } = await import('./retry'));
  });
  return policy;
}

afterEach(() => {
  jest.useRealTimers();
});

/** The answer of a server that asks for a pause. */
function asking(seconds: string): FetchResult {
  return {
    error: { status: 503, data: null },
    meta: {
      request: new Request('http://localhost'),
      response: new Response(null, { headers: { 'Retry-After': seconds } }),
    },
  };
}

/** How often a read is sent where each attempt takes a time and each answer asks for a pause, in seconds. */
async function countAttempts(attempt: number, pause: number): Promise<number> {
  let now = 50_000;
  let count = 0;
  const policy: RetryPolicy = {
    ...retryPolicy,
    now: () => now,
    wait: (time) => {
      now += time;
      return Promise.resolve();
    },
  };
  const send = (): Promise<FetchResult> => {
    count += 1;
    now += attempt * 1000;
    return Promise.resolve(asking(String(pause)));
  };
  await fetchWithRetry(send, { signal: new AbortController().signal }, policy);
  return count;
}

it.each([
  ['five seconds, the longest pause', 0, 5, 3],
  ['more than that', 0, 6, 1],
  ['a pause that ends ten seconds after the start', 5, 5, 2],
  ['a pause that ends later', 6, 5, 1],
])('A read is sent again where the server asks for %s', async (_what, attempt, pause, expected) => {
  expect(await countAttempts(attempt, pause)).toBe(expected);
});

it.each([
  ['120', 120_000],
  ['999999999', 999_999_999_000],
  ['Thu, 02 Jan 2200 00:00:00 GMT', 86_400_000],
  ['Thu, 02 Jan 2200 00:00:00 GMT+0100', null],
  ['until Thu, 02 Jan 2200 00:00:00 GMT', null],
  ['about 3', null],
  ['3 seconds', null],
  ['', null],
])('Retry-After of "%s" is %p ms', (text, time) => {
  expect(retryAfter(new Headers({ 'Retry-After': text }), Date.parse('2200-01-01'))).toBe(time);
});

describe('The pause before a retry', () => {
  it('lasts as long as it should, on a clock that runs', async () => {
    jest.useFakeTimers();
    const policy = await ownPolicy();
    const startedAt = policy.now();
    const done = jest.fn();
    void policy.wait(300, new AbortController().signal).then(done);
    await jest.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    expect(policy.now() - startedAt).toBe(300);
  });

  it.each([
    ['is aborted while it lasts', false],
    ['was aborted before', true],
  ])('ends at once where the call %s, and leaves no timer', async (_what, isBefore) => {
    jest.useFakeTimers();
    const policy = await ownPolicy();
    const controller = new AbortController();
    if (isBefore) controller.abort();
    const done = jest.fn();
    void policy.wait(300, controller.signal).then(done);
    if (!isBefore) controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('no longer listens for an abort once it is over', async () => {
    jest.useFakeTimers();
    const policy = await ownPolicy();
    const { signal } = new AbortController();
    const remove = jest.spyOn(signal, 'removeEventListener');
    const add = jest.spyOn(signal, 'addEventListener');
    void policy.wait(300, signal);
    await jest.advanceTimersByTimeAsync(300);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
