/** The table of faults: the ways in which each of the eleven API calls fails. */
import { runsEveryCase } from '../../../src/testing/fullRun';
import { sampleOf, seededRandom } from '../../../src/testing/random';
import {
  describedCalls,
  wrongAnswers,
  type CallName,
  type DescribedCall,
  type WrongAnswer,
} from './describedAnswers';
import { type Fault, JSON_TYPE } from './faultServer';

/** What the page must show. */
type Expectation =
  /** The error message of the specification. */
  | 'failure'
  /** That message, or the page without an error. */
  | 'either';

/** A row of the table. */
export interface FaultCase {
  readonly call: CallName;
  /** Such as `503 with an HTML body`. */
  readonly name: string;
  readonly fault: Fault;
  readonly expected: Expectation;
}

const STATUSES: readonly number[] = [
  400, 401, 403, 404, 408, 409, 410, 413, 418, 422, 429, 500, 501, 502, 503, 504, 507, 511, 599,
];
const HTML_TYPE = 'text/html; charset=utf-8';
const HTML_BODY =
  '<!doctype html><title>Error</title><h1>It did not work</h1><script>document.title="run"</script>';
const REASON = 'The store says no, for a reason of its own.';
const LONG_BODY = 5_000_000;
const DEEP = 3000;
/** Statuses, bodies and invalid answers of each call in the full run, of which the seed chooses others. */
const STATUSES_PER_CALL = 3;
const BODIES_PER_CALL = 3;
const WRONG_PER_CALL = 2;
/** Invalid answers of each call where every case is tried. */
const WRONG_IN_ALL = 16;

function answer(status: number, contentType: string, body: string): Fault {
  return { kind: 'answer', status, contentType, body };
}

function deepBody(): string {
  return `${'{"data":['.repeat(DEEP)}${']}'.repeat(DEEP)}`;
}

type Bare = Omit<FaultCase, 'call'>;

const transport: readonly Bare[] = (
  [
    ['a refused connection', { kind: 'refused' }],
    ['a connection that is closed without an answer', { kind: 'reset' }],
    ['a body that is cut', { kind: 'cut' }],
    ['no answer for 30 seconds', { kind: 'hang' }],
  ] as const
).map(([name, fault]) => ({ name, fault, expected: 'failure' }));

/** Every status with one of three bodies. `turn` shifts which body belongs to which status. */
function statuses(turn: number): readonly Bare[] {
  const bodies = [
    ['JSON', JSON_TYPE, JSON.stringify({ error: REASON })],
    ['HTML', HTML_TYPE, HTML_BODY],
    ['empty', JSON_TYPE, ''],
  ] as const;
  return STATUSES.map((status, index): Bare => {
    const [name, type, body] = bodies[(index + turn) % bodies.length] ?? bodies[0];
    return { name: `${status}, ${name}`, fault: answer(status, type, body), expected: 'failure' };
  });
}

const bodies: readonly Bare[] = [
  { name: 'HTML for an answer', fault: answer(200, HTML_TYPE, HTML_BODY), expected: 'failure' },
  { name: 'an empty answer', fault: answer(200, JSON_TYPE, ''), expected: 'either' },
  {
    name: 'an answer of 5 MB of text',
    fault: answer(200, JSON_TYPE, JSON.stringify('x'.repeat(LONG_BODY))),
    expected: 'either',
  },
  {
    name: 'an error of 5 MB',
    fault: answer(500, JSON_TYPE, JSON.stringify({ error: 'x'.repeat(LONG_BODY) })),
    expected: 'failure',
  },
  {
    name: 'an answer of 9 MB, which is more than is read',
    fault: answer(200, JSON_TYPE, `[${' '.repeat(9_000_000)}]`),
    expected: 'failure',
  },
  { name: 'an answer 3,000 levels deep', fault: answer(200, JSON_TYPE, deepBody()), expected: 'either' },
  { name: 'an error 3,000 levels deep', fault: answer(503, JSON_TYPE, deepBody()), expected: 'failure' },
];

function wrongCase(call: DescribedCall, { name, body }: WrongAnswer): Bare {
  return {
    name: `${name} in the answer`,
    fault: answer(call.status, JSON_TYPE, JSON.stringify(body)),
    expected: 'either',
  };
}

function wrong(call: DescribedCall, count: number, random: () => number): readonly Bare[] {
  const all = wrongAnswers(call);
  const whole = all.filter(({ isWhole }) => isWhole);
  const parts = all.filter(({ isWhole }) => !isWhole);
  const wholeCount = Math.ceil(count / 4);
  return [...sampleOf(whole, wholeCount, random), ...sampleOf(parts, count - wholeCount, random)].map(
    (each) => wrongCase(call, each),
  );
}

/**
 * The cases of the table for each call.
 * @param isFull every kind of fault of each call, or a sample: one fault for each call, of each kind in turn
 * @param seed chooses the invalid answers and the sample
 */
export function faultCases(isFull: boolean, seed: number): ReadonlyMap<CallName, readonly FaultCase[]> {
  const random = seededRandom(seed);
  return new Map(
    describedCalls.map((call, turn) => {
      const answered = statuses(turn);
      const sorts = [
        transport,
        runsEveryCase ? answered : sampleOf(answered, STATUSES_PER_CALL, random),
        runsEveryCase ? bodies : sampleOf(bodies, BODIES_PER_CALL, random),
        wrong(call, runsEveryCase ? WRONG_IN_ALL : WRONG_PER_CALL, random),
      ];
      // In the sample each sort is tried on every fourth call.
      const sampled = sorts.filter((_sort, index) => (index + turn) % sorts.length === 0);
      const cases = isFull ? sorts.flat() : sampled.flatMap((sort) => sampleOf(sort, 1, random));
      return [call.name, cases.map((each) => ({ call: call.name, ...each }))];
    }),
  );
}
