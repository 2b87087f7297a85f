/** @jest-environment jest-fixed-jsdom */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodeWorker } from '../../testing/nodeWorker';
import type { PatternValidator } from './patternValidator';
import type { PatternCheck, PatternWorker } from './patternRunner';
import { createPatternValidator } from './patternValidator';

jest.setTimeout(60_000);

/** Long enough for a busy machine. */
const slow = { checkTimeout: 20_000, maxTimeouts: 5, validationTimeout: 40_000 };
const fast = { checkTimeout: 50, maxTimeouts: 5, validationTimeout: 40_000 };

const validators: PatternValidator[] = [];
const workers: PatternWorker[] = [];
const sent: PatternCheck[] = [];

/** The real script in a thread of its own; records the checks that it gets. */
function startWorker(): PatternWorker {
  const worker = new NodeWorker(pathToFileURL(join(__dirname, 'patternWorker.ts')));
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (check: PatternCheck) => {
    sent.push(check);
    post(check);
  };
  workers.push(worker);
  return worker;
}

function open(
  limits: Parameters<typeof createPatternValidator>[1] = slow,
  start = startWorker,
): PatternValidator {
  const validator = createPatternValidator(start, limits);
  validators.push(validator);
  return validator;
}

function check(name: string, pattern: string, value: string): PatternCheck {
  return { name, pattern, value };
}

/** The invalid fields, as a list. */
async function invalidOf(validator: PatternValidator, ...checks: readonly PatternCheck[]): Promise<string[]> {
  return [...(await validator.validate(checks))];
}

const evil = '^(a+)+$';
const evilValue = `${'a'.repeat(60)}!`;

afterEach(() => {
  for (const validator of validators.splice(0)) validator.close();
  workers.length = 0;
  sent.length = 0;
});

describe('The pattern validator', () => {
  it('names the fields whose value does not match their pattern', async () => {
    const validator = open();
    expect(
      await invalidOf(
        validator,
        check('a', '^\\d+$', '12'),
        check('b', '^\\d+$', '1x'),
        check('c', '/^[a-z]+$/i', 'ABC'),
        check('__proto__', '^x$', 'y'),
        check('d', '(', 'x'),
      ),
    ).toEqual(['b', '__proto__']);
    expect(await invalidOf(validator)).toEqual([]);
  });

  it('starts no worker without a check', () => {
    const validator = open();
    validator.update([]);
    expect(workers).toHaveLength(0);
  });

  it('checks of 500 fields only what has changed, and publishes the results once', async () => {
    const validator = open();
    const form = (typed: string) =>
      Array.from({ length: 500 }, (_, index) =>
        check(`f${index}`, '(\\d*)(\\w*)x$', index === 250 ? typed : '1'.repeat(95)),
      );
    let published = 0;
    validator.subscribe(() => (published += 1));
    expect(await validator.validate(form('x'))).toHaveProperty('size', 499);
    expect([sent.length, published]).toEqual([500, 1]);
    expect(await validator.validate(form('y'))).toHaveProperty('size', 500);
    expect([sent.length, published]).toEqual([501, 2]);
    await validator.validate(form('y'));
    expect([sent.length, published, workers.length]).toEqual([501, 2, 1]);
  });

  it('keeps the result of the current value, whatever was checked in between', async () => {
    const validator = open();
    await validator.validate([check('a', '^x$', 'x')]);
    validator.update([check('a', '^x$', 'y')]);
    expect(await invalidOf(validator, check('a', '^x$', 'x'))).toEqual([]);
    expect([...validator.invalidFields()]).toEqual([]);
    validator.update([check('a', '^x$', 'y')]);
    validator.update([check('a', '^x$', 'z')]);
    expect(await invalidOf(validator, check('a', '^x$', 'z'))).toEqual(['a']);
  });

  it('resolves nothing once it is closed', async () => {
    const validator = open({ ...slow, validationTimeout: 1 });
    const answers: unknown[] = [];
    void validator.validate([check('a', evil, evilValue)]).then((answer) => answers.push(answer));
    validator.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers).toEqual([]);
  });
});

/** Each runs forever on its value in a backtracking engine. */
const endless: readonly (readonly [pattern: string, value: string])[] = [
  ['/^(\\u{61}+)+$/u', evilValue],
  [evil, evilValue],
  ['^(a|a)*$', evilValue],
  ['(.*a){20}', 'a'.repeat(19).padEnd(200, 'b')],
  ['^(?=((a+)+)$)', evilValue],
  ['^(?:(a+)\\1?)+$', evilValue],
  ['^(?<n>(?:[a-z]+-?)*)$', `${'a'.repeat(80)}!`],
  ['(x+x+)+y', 'x'.repeat(120)],
  ['/^([[a-z]--[b]]+)+$/v', evilValue],
];

describe('A pattern that runs forever', () => {
  it.each(endless)('makes nothing invalid, and does not block the page: %s', async (pattern, value) => {
    const validator = open(fast);
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    expect(await invalidOf(validator, check('evil', pattern, value))).toEqual([]);
    clearInterval(ticking);
    // It ran until its timeout, and the page's timers ran meanwhile.
    expect([sent.length, workers.length]).toEqual([1, 1]);
    expect(turns).toBeGreaterThan(1);
  });

  it('is not run again, and does not keep others from being checked', async () => {
    const validator = open({ ...slow, checkTimeout: 500 });
    const others = [check('a', '^x$', 'y'), check('b', '^x$', 'x')];
    expect(await invalidOf(validator, check('evil', evil, evilValue), ...others)).toEqual(['a']);
    expect(await invalidOf(validator, check('evil', evil, `${evilValue}!`), ...others)).toEqual(['a']);
    expect(sent.filter(({ name }) => name === 'evil')).toHaveLength(1);
    expect(workers).toHaveLength(2);
  });

  it('costs a form of 500 of them five workers, and then no pattern is run any more', async () => {
    const validator = open(fast);
    const form = Array.from({ length: 500 }, (_, index) => check(`f${index}`, `${evil}|${index}`, evilValue));
    expect(await invalidOf(validator, ...form)).toEqual([]);
    expect(await invalidOf(validator, check('a', '^x$', 'y'))).toEqual([]);
    expect([sent.length, workers.length]).toEqual([5, 5]);
  });

  it('delays the validation no longer than its timeout', async () => {
    const validator = open({ ...slow, validationTimeout: 20 });
    expect(await invalidOf(validator, check('evil', evil, evilValue))).toEqual([]);
  });
});

describe('Without a worker', () => {
  it.each([
    [
      'none can be started',
      () => {
        throw new Error('refused by the policy');
      },
    ],
    [
      'its script is missing',
      () => {
        const worker = startWorker();
        setTimeout(() => worker.onerror?.(new ErrorEvent('error', { cancelable: true })));
        return worker;
      },
    ],
  ])('nothing is invalid, and nothing is waited for: %s', async (_why, start: () => PatternWorker) => {
    const validator = open(slow, start);
    expect(await invalidOf(validator, check('a', '^x$', 'y'))).toEqual([]);
    expect(await invalidOf(validator, check('a', '^x$', 'z'))).toEqual([]);
    expect(sent).toEqual([]);
  });
});
