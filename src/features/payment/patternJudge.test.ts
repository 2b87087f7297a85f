import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodeWorker } from '../../testing/nodeWorker';
import type { PatternJudge, PatternQuestion, PatternWorker } from './patternJudge';
import { createPatternJudge } from './patternJudge';

jest.setTimeout(60_000);

/** Time enough for a busy machine; what never ends does not end in it either. */
const patient = { answerLimit: 20_000, timeouts: 5, waitLimit: 40_000 };
const hasty = { answerLimit: 50, timeouts: 5, waitLimit: 40_000 };

const judges: PatternJudge[] = [];
const workers: PatternWorker[] = [];
const sent: PatternQuestion[] = [];

/** The real script in a thread of its own; notes what it is sent. */
function startWorker(): PatternWorker {
  const worker = new NodeWorker(pathToFileURL(join(__dirname, 'patternWorker.ts')));
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (question: PatternQuestion) => {
    sent.push(question);
    post(question);
  };
  workers.push(worker);
  return worker;
}

function open(limits: Parameters<typeof createPatternJudge>[1] = patient, start = startWorker): PatternJudge {
  const judge = createPatternJudge(start, limits);
  judges.push(judge);
  return judge;
}

function question(name: string, pattern: string, value: string): PatternQuestion {
  return { name, pattern, value };
}

/** Values that are broken, as a list. */
async function brokenOf(judge: PatternJudge, ...questions: readonly PatternQuestion[]): Promise<string[]> {
  return [...(await judge.judge(questions))];
}

const evil = '^(a+)+$';
const evilValue = `${'a'.repeat(60)}!`;

afterEach(() => {
  for (const judge of judges.splice(0)) judge.close();
  workers.length = 0;
  sent.length = 0;
});

describe('The judge of patterns', () => {
  it('names the fields whose value breaks their pattern', async () => {
    const judge = open();
    expect(
      await brokenOf(
        judge,
        question('a', '^\\d+$', '12'),
        question('b', '^\\d+$', '1x'),
        question('c', '/^[a-z]+$/i', 'ABC'),
        question('__proto__', '^x$', 'y'),
        question('d', '(', 'x'),
      ),
    ).toEqual(['b', '__proto__']);
    expect(await brokenOf(judge)).toEqual([]);
  });

  it('starts no worker until something is asked', () => {
    const judge = open();
    judge.ask([]);
    expect(workers).toHaveLength(0);
  });

  it('asks of 500 fields what has changed alone, and tells of it once', async () => {
    const judge = open();
    const form = (typed: string) =>
      Array.from({ length: 500 }, (_, index) =>
        question(`f${index}`, '(\\d*)(\\w*)x$', index === 250 ? typed : '1'.repeat(95)),
      );
    let told = 0;
    judge.subscribe(() => (told += 1));
    expect(await judge.judge(form('x'))).toHaveProperty('size', 499);
    expect([sent.length, told]).toEqual([500, 1]);
    expect(await judge.judge(form('y'))).toHaveProperty('size', 500);
    expect([sent.length, told]).toEqual([501, 2]);
    await judge.judge(form('y'));
    expect([sent.length, told, workers.length]).toEqual([501, 2, 1]);
  });

  it('keeps the answer to the value that is there, whatever was asked in between', async () => {
    const judge = open();
    await judge.judge([question('a', '^x$', 'x')]);
    judge.ask([question('a', '^x$', 'y')]);
    expect(await brokenOf(judge, question('a', '^x$', 'x'))).toEqual([]);
    expect([...judge.broken()]).toEqual([]);
    judge.ask([question('a', '^x$', 'y')]);
    judge.ask([question('a', '^x$', 'z')]);
    expect(await brokenOf(judge, question('a', '^x$', 'z'))).toEqual(['a']);
  });

  it('tells nobody any more once it is closed', async () => {
    const judge = open({ ...patient, waitLimit: 1 });
    const answers: unknown[] = [];
    void judge.judge([question('a', evil, evilValue)]).then((answer) => answers.push(answer));
    judge.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers).toEqual([]);
  });
});

/** Each takes a backtracking engine for ever on its value; the guard by shape let some of them pass. */
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

describe('A pattern that takes for ever', () => {
  it.each(endless)('breaks nothing, and the page goes on meanwhile: %s', async (pattern, value) => {
    const judge = open(hasty);
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    expect(await brokenOf(judge, question('evil', pattern, value))).toEqual([]);
    clearInterval(ticking);
    // It ran until its time was over, and the page had its turns meanwhile.
    expect([sent.length, workers.length]).toEqual([1, 1]);
    expect(turns).toBeGreaterThan(1);
  });

  it('is not tried again, and keeps no other from being judged', async () => {
    const judge = open({ ...patient, answerLimit: 500 });
    const others = [question('a', '^x$', 'y'), question('b', '^x$', 'x')];
    expect(await brokenOf(judge, question('evil', evil, evilValue), ...others)).toEqual(['a']);
    expect(await brokenOf(judge, question('evil', evil, `${evilValue}!`), ...others)).toEqual(['a']);
    expect(sent.filter(({ name }) => name === 'evil')).toHaveLength(1);
    expect(workers).toHaveLength(2);
  });

  it('costs a form of 500 of them five workers, and then no pattern is judged any more', async () => {
    const judge = open(hasty);
    const form = Array.from({ length: 500 }, (_, index) =>
      question(`f${index}`, `${evil}|${index}`, evilValue),
    );
    expect(await brokenOf(judge, ...form)).toEqual([]);
    expect(await brokenOf(judge, question('a', '^x$', 'y'))).toEqual([]);
    expect([sent.length, workers.length]).toEqual([5, 5]);
  });

  it('is waited for no longer than the limit says', async () => {
    const judge = open({ ...patient, waitLimit: 20 });
    expect(await brokenOf(judge, question('evil', evil, evilValue))).toEqual([]);
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
  ])('nothing is judged, and nobody waits: %s', async (_why, start: () => PatternWorker) => {
    const judge = open(patient, start);
    expect(await brokenOf(judge, question('a', '^x$', 'y'))).toEqual([]);
    expect(await brokenOf(judge, question('a', '^x$', 'z'))).toEqual([]);
    expect(sent).toEqual([]);
  });
});
