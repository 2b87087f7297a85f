/**
 * Failures on demand: what calls are answered with instead, as a developer chooses on the sandbox's first page, or for
 * one request by its address, such as `/api/v1/storeInfo?fail=503`.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../apiServer/apiContract';
import { HttpError } from '../apiServer/errors';
import { at, examplesOf, readDescription } from '../openapi/description';
import { operationIds, operations, type OperationId } from '../src/api/generated/operations';
import { isRecord } from '../src/lib/untrusted';

/** Answers instead of the operation; null leaves the answer to it. */
type Failure = (request: IncomingMessage) => Answer | null | Promise<Answer | null>;

/** The query parameter that names a failure for one request, and the field of the page's form. */
export const FAIL = 'fail';

/** A query without that parameter, which the description does not know. */
export const withoutFail = (query: string): string =>
  query
    .split('&')
    .filter((part) => !part.startsWith(`${FAIL}=`))
    .join('&');

/** The name of no failure. */
const WORKS = 'works';
const STATUSES = [400, 401, 404, 409, 422, 429, 500, 503] as const;
const LATE_MS = 5000;

/** A request that waits until its sender gives up. */
const noAnswer = (): Promise<never> => new Promise<never>(() => undefined);

/** The same value with numbers for texts, texts for numbers, and texts for lists. */
const withWrongTypes = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return 'no list';
  if (!isRecord(value)) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
};

const common: readonly (readonly [string, Failure])[] = [
  [WORKS, () => null],
  ...STATUSES.map((status): readonly [string, Failure] => [
    String(status),
    () => ({ status, body: { error: `The store says no, with status ${status}.` } }),
  ]),
  [`after ${LATE_MS / 1000} s`, () => wait(LATE_MS, null, { ref: false })],
  ['no answer', noAnswer],
  [
    'broken connection',
    ({ socket }) => {
      socket.destroy();
      return noAnswer();
    },
  ],
];

/** The choices for an operation: those of all, wrong types, and every example of its answer. */
const choicesOf = (description: unknown, id: OperationId): ReadonlyMap<string, Failure> => {
  const { method, path, status } = operations[id];
  const answer = at(description, 'paths', path, method.toLowerCase(), 'responses', String(status));
  const examples = Object.entries(examplesOf(at(answer, 'content', 'application/json')));
  return new Map<string, Failure>([
    ...common,
    ['wrong types', () => ({ status, body: withWrongTypes(examples[0]?.[1]) })],
    ...examples.map(([name, body]): [string, Failure] => [name, () => ({ status, body })]),
  ]);
};

/** What each operation is answered with. */
export interface Failures {
  /** The choices for each operation and the chosen one. */
  list(): readonly {
    readonly operation: OperationId;
    readonly choices: readonly string[];
    readonly chosen: string;
  }[];
  /** Answers the next calls of an operation so, until another choice. Throws an HttpError 400 for unknown names. */
  choose(operation: string, choice: string): void;
  /** The answer to give instead of the operation's own; null for none. Throws an HttpError 400 for an unknown name. */
  insteadOf(operation: string, request: IncomingMessage): Answer | null | Promise<Answer | null>;
}

/** Nothing fails at first. */
export const createFailures = (): Failures => {
  const description = readDescription();
  const choices = new Map<string, ReadonlyMap<string, Failure>>(
    operationIds.map((id) => [id, choicesOf(description, id)]),
  );
  const chosen = new Map<string, string>();
  const failureOf = (operation: string, choice: string): Failure => {
    const offered = choices.get(operation) ?? new Map<string, Failure>();
    const failure = offered.get(choice);
    if (failure !== undefined) return failure;
    const names = [...offered.keys()].join(', ');
    throw new HttpError(400, `'${operation}' does not answer '${choice}', but one of: ${names}.`);
  };
  return {
    list: () =>
      operationIds.map((operation) => ({
        operation,
        choices: [...(choices.get(operation)?.keys() ?? [])],
        chosen: chosen.get(operation) ?? WORKS,
      })),
    choose: (operation, choice) => {
      failureOf(operation, choice);
      chosen.set(operation, choice);
    },
    insteadOf: (operation, request) => {
      const [, query] = (request.url ?? '').split('?');
      const choice = new URLSearchParams(query).get(FAIL) ?? chosen.get(operation) ?? WORKS;
      return failureOf(operation, choice)(request);
    },
  };
};
