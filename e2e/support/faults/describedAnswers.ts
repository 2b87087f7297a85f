/** What the description of the API says that each call answers, and the same answers with something wrong in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The calls of the shop, by their name in the description. */
export const callNames = [
  'authorizeUser',
  'registerUser',
  'getAccountInfo',
  'getStoreInfo',
  'listProducts',
  'getProduct',
  'listOrders',
  'createOrder',
  'trackOrder',
  'getPaymentFields',
  'submitPayment',
] as const;

export type CallName = (typeof callNames)[number];

/** Where a call is found, and what it answers when all is well. */
export interface DescribedCall {
  readonly name: CallName;
  readonly method: 'GET' | 'POST';
  /** Matches the path of a request, from the API's base path on. */
  readonly path: RegExp;
  readonly status: number;
  /** Every example of the answer. */
  readonly examples: readonly unknown[];
}

const description: unknown = parse(readFileSync(join(__dirname, '../../../openapi/storefront.yaml'), 'utf8'));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function examplesOf(content: unknown): readonly unknown[] {
  const named = entriesOf(at(content, 'examples')).map(([, example]) => at(example, 'value'));
  return named.length > 0 ? named : [at(content, 'example')];
}

function describe(name: CallName): DescribedCall {
  for (const [template, item] of entriesOf(at(description, 'paths'))) {
    for (const [method, operation] of entriesOf(item)) {
      if (at(operation, 'operationId') !== name) continue;
      const success = entriesOf(at(operation, 'responses')).find(([status]) => status.startsWith('2'));
      if (success === undefined) break;
      return {
        name,
        method: method === 'get' ? 'GET' : 'POST',
        path: new RegExp(`${template.replace(/\{\w+\}/g, '[^/]+')}$`),
        status: Number(success[0]),
        examples: examplesOf(at(success[1], 'content', 'application/json')),
      };
    }
  }
  throw new Error(`The description does not know ${name}.`);
}

/** Every call as the description has it. */
export const describedCalls: readonly DescribedCall[] = callNames.map(describe);

/** Values that are wrong for nearly every field. */
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

/** An answer with something wrong in it. */
export interface WrongAnswer {
  /** Where it is wrong and how, such as `data.0.price = null`. */
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

/** Ways to every part of a value; of a list only to the first two members. */
function waysInto(value: unknown): readonly (readonly string[])[] {
  const members = Array.isArray(value) ? Object.entries(value.slice(0, 2)) : entriesOf(value);
  return members.flatMap(([key, member]) => [[key], ...waysInto(member).map((way) => [key, ...way])]);
}

function put(value: unknown, way: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((member, index) => (String(index) === key ? put(member, rest, replacement) : member));
  }
  return isRecord(value) ? { ...value, [key]: put(value[key], rest, replacement) } : value;
}

/** Short, for the name of a case. */
function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

/**
 * Every wrong answer that can be made from a call's examples: the whole, and each part of it, replaced by values of
 * other types, and by numbers and texts beyond reason.
 */
export function wrongAnswers({ examples }: DescribedCall): readonly WrongAnswer[] {
  const seen = new Map<string, WrongAnswer>();
  for (const example of examples) {
    for (const way of [[], ...waysInto(example)]) {
      const original = way.reduce<unknown>(
        (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : at(inner, key)),
        example,
      );
      for (const value of WRONG_VALUES) {
        if (kindOf(value) === kindOf(original) && !isOdd(value)) continue;
        const name = `${way.join('.') || 'answer'} = ${show(value)}`;
        seen.set(name, { name, body: put(example, way, value), isWhole: way.length === 0 });
      }
    }
  }
  return [...seen.values()];
}
