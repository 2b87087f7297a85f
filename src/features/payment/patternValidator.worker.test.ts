/** @jest-environment jest-fixed-jsdom */
import type { PatternCheck, PatternWorker } from './patternRunner';
import { createPatternValidator } from './patternValidator';

const limits = { checkTimeout: 50, maxTimeouts: 5, validationTimeout: 1000 };

function check(name: string, pattern: string, value: string): PatternCheck {
  return { name, pattern, value };
}

/** Workers that say only what a test lets them say. */
function silentWorkers() {
  const started: { readonly checks: PatternCheck[]; say: (data: unknown) => void; fail: () => void }[] = [];
  const start = (): PatternWorker => {
    const checks: PatternCheck[] = [];
    const worker: PatternWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (one) => void checks.push(one),
      terminate: () => undefined,
    };
    started.push({
      checks,
      say: (data) => worker.onmessage?.(new MessageEvent('message', { data })),
      fail: () => worker.onerror?.(new ErrorEvent('error', { cancelable: true })),
    });
    return worker;
  };
  /** The one that was started as the nth. */
  const nth = (index: number) => {
    const worker = started[index];
    if (worker === undefined) throw new Error(`No worker ${index} was started.`);
    return worker;
  };
  return { started, start, nth };
}

describe('A worker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const x = check('a', '^x$', 'x');
  const y = check('a', '^x$', 'y');

  it('gets nothing before it is ready, also the one that follows a timeout', () => {
    const { start, nth } = silentWorkers();
    const validator = createPatternValidator(start, limits);
    validator.update([x]);
    validator.update([y]);
    expect(nth(0).checks).toEqual([]);
    nth(0).say('ready');
    expect(nth(0).checks).toEqual([y]);
    validator.update([y, check('b', '^z$', 'y')]);
    jest.advanceTimersByTime(limits.checkTimeout);
    validator.update([y, check('b', '^z$', 'z')]);
    expect(nth(1).checks).toEqual([]);
    nth(1).say('ready');
    expect(nth(1).checks).toEqual([check('b', '^z$', 'z')]);
  });

  it('has a tenth of a second for each pattern, five of them, and a second for them all', async () => {
    const { started, start, nth } = silentWorkers();
    const validator = createPatternValidator(start);
    const form = Array.from({ length: 6 }, (_, index) => check(`f${index}`, `^${index}$`, 'x'));
    const done = validator.validate(form);
    for (let index = 0; index < 5; index += 1) {
      nth(index).say('ready');
      jest.advanceTimersByTime(99);
      expect(started).toHaveLength(index + 1);
      jest.advanceTimersByTime(1);
    }
    expect(started).toHaveLength(5);
    expect([...(await done)]).toEqual([]);

    const late = createPatternValidator(silentWorkers().start);
    let isOver = false;
    void late.validate(form).then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('does not get the pattern again that it ran out of time with, for another value', () => {
    const { started, start, nth } = silentWorkers();
    const validator = createPatternValidator(start, limits);
    validator.update([y]);
    nth(0).say('ready');
    jest.advanceTimersByTime(limits.checkTimeout);
    validator.update([check('a', '^x$', 'z')]);
    expect(started).toHaveLength(1);
    expect([...validator.invalidFields()]).toEqual([]);
  });

  it('may say something that nothing was asked for', () => {
    const { start, nth } = silentWorkers();
    const validator = createPatternValidator(start, limits);
    validator.update([y]);
    for (const data of ['ready', true, true]) nth(0).say(data);
    expect([...validator.invalidFields()]).toEqual(['a']);
  });

  it('is not started again once one has failed', () => {
    const { started, start, nth } = silentWorkers();
    const validator = createPatternValidator(start, limits);
    validator.update([x]);
    nth(0).fail();
    validator.update([y]);
    expect(started).toHaveLength(1);
  });

  it('makes the form render after each change of the invalid fields, until it unsubscribes', () => {
    const { start, nth } = silentWorkers();
    const validator = createPatternValidator(start, limits);
    const seen: string[][] = [];
    const unsubscribe = validator.subscribe(() => seen.push([...validator.invalidFields()]));
    /** The fields a, b and c, of which those that are named do not match. */
    const run = (invalid: string) => {
      const checks = ['a', 'b', 'c'].map((name) =>
        check(name, `^${name}$`, invalid.includes(name) ? '' : name),
      );
      const before = nth(0).checks.length;
      validator.update(checks);
      for (let next = before; next < nth(0).checks.length; next += 1) {
        const { name, value } = nth(0).checks[next] ?? y;
        nth(0).say(value !== name);
      }
    };
    validator.update([y]);
    nth(0).say('ready');
    nth(0).say(true);
    for (const invalid of ['ab', 'bc', 'bc', 'b']) run(invalid);
    unsubscribe();
    run('abc');
    expect(seen).toEqual([['a'], ['a', 'b'], ['b', 'c'], ['b']]);
  });
});
