/** Reads the example answers of each call from the API description, and makes invalid answers of them. */
import { at, examplesOf, readDescription } from '../../../openapi/description';
import { operationIds, operations, type OperationId } from '../../../src/api/generated/operations';
import { isRecord } from '../../../src/lib/untrusted';

export type CallName = OperationId;

/** An operation and its successful answer. */
export interface DescribedCall {
  readonly name: CallName;
  readonly method: 'GET' | 'POST';
  /** Matches the path of a request, from the API's base path on. */
  readonly path: RegExp;
  readonly status: number;
  /** Every example of the answer. */
  readonly examples: readonly unknown[];
}

const description = readDescription();

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** Every operation of the description. */
export const describedCalls: readonly DescribedCall[] = operationIds.map((name) => {
  const { method, path, status } = operations[name];
  const answer = at(description, 'paths', path, method.toLowerCase(), 'responses', String(status));
  return {
    name,
    method,
    path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    status,
    examples: Object.values(examplesOf(at(answer, 'content', 'application/json'))),
  };
});

/** Values that are invalid for nearly every field. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  7,
  -1,
  1e300,
  true,
  '',
  'text',
  'half \ud800 a pair',
  'x'.repeat(5000),
  [],
  {},
  [null, 7, 'text', {}],
  { data: null, 0: 'text' },
];

/** An invalid answer. */
export interface WrongAnswer {
  /** The replaced part and its value, such as `data.0.price = null`. */
  readonly name: string;
  readonly body: unknown;
  /** Whether the whole answer was replaced. */
  readonly isWhole: boolean;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOdd(value: unknown): boolean {
  return typeof value === 'number' ? value < 0 || value > 1e9 : typeof value === 'string' && value !== 'text';
}

/** The paths to every part of a value; in a list only to the first two items. */
function pathsInto(value: unknown): readonly (readonly string[])[] {
  const members = Array.isArray(value) ? Object.entries(value.slice(0, 2)) : entriesOf(value);
  return members.flatMap(([key, member]) => [[key], ...pathsInto(member).map((path) => [key, ...path])]);
}

function replaceAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((member, index) =>
      String(index) === key ? replaceAt(member, rest, replacement) : member,
    );
  }
  return isRecord(value) ? { ...value, [key]: replaceAt(value[key], rest, replacement) } : value;
}

/** A value as a short text. */
function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

/**
 * All invalid answers made from a call's examples: the whole answer, and each part of it, replaced by values of other
 * types and by extreme numbers and texts.
 */
export function wrongAnswers({ examples }: DescribedCall): readonly WrongAnswer[] {
  const seen = new Map<string, WrongAnswer>();
  for (const example of examples) {
    for (const path of [[], ...pathsInto(example)]) {
      const original = path.reduce<unknown>(
        (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : at(inner, key)),
        example,
      );
      for (const value of WRONG_VALUES) {
        if (kindOf(value) === kindOf(original) && !isOdd(value)) continue;
        const name = `${path.join('.') || 'answer'} = ${show(value)}`;
        seen.set(name, { name, body: replaceAt(example, path, value), isWhole: path.length === 0 });
      }
    }
  }
  return [...seen.values()];
}
