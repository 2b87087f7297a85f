/** Writes the list of operations and the secrets of their bodies as TypeScript. */
import { parse } from 'yaml';
import { isRecord, readList, readText } from '../src/lib/untrusted';
import { at } from './description';

/** An operation as the list holds it. */
interface ListedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Of its successful answer. */
  readonly status: number;
  readonly needsToken: boolean;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** The name of the body's schema; '' without a body. */
  readonly body: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];

function bodyName(id: string, operation: unknown): string {
  const body = at(operation, 'requestBody');
  if (body === undefined) return '';
  const name =
    readText(at(body, 'content', 'application/json', 'schema', '$ref'))
      .split('/')
      .at(-1) ?? '';
  if (name === '') throw new Error(`The body of ${id} must be a schema of components, named by $ref.`);
  return name;
}

function toListed(path: string, method: string, operation: unknown): ListedOperation {
  const id = readText(at(operation, 'operationId'));
  const statuses = entriesOf(at(operation, 'responses')).map(([status]) => Number(status));
  const status = statuses.find((code) => code >= 200 && code < 300);
  if (status === undefined) throw new Error(`${id} has no successful answer.`);
  const parametersIn = (place: string) =>
    readList(at(operation, 'parameters'))
      .filter((parameter) => at(parameter, 'in') === place)
      .map((parameter) => readText(at(parameter, 'name')));
  return {
    id,
    method: method.toUpperCase(),
    path,
    status,
    needsToken: readList(at(operation, 'security')).length > 0,
    pathParameters: parametersIn('path'),
    queryParameters: parametersIn('query'),
    body: bodyName(id, operation),
  };
}

function listOperations(description: unknown): readonly ListedOperation[] {
  return entriesOf(at(description, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = at(item, method);
      return operation === undefined ? [] : [toListed(path, method, operation)];
    }),
  );
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

const quotedList = (listed: readonly ListedOperation[]): string =>
  listed.map(({ id }) => `'${id}'`).join(', ');

const pickOf = ({ id }: ListedOperation, names: readonly string[]): string =>
  names.length === 0 ? 'None' : `Pick<Wire.${capitalised(id)}ApiArg, ${quoted(names)}>`;

/** The type arguments of `Operation`, without those at the end that are its defaults. */
function operationArguments(operation: ListedOperation): string {
  const written = [
    `Wire.${capitalised(operation.id)}ApiResponse`,
    operation.body === '' ? 'undefined' : `Wire.${operation.body}`,
    pickOf(operation, operation.queryParameters),
    pickOf(operation, operation.pathParameters),
  ];
  const last = written.findLastIndex((type) => type !== 'undefined' && type !== 'None');
  return written.slice(0, last + 1).join(', ');
}

const HEADING = 'of openapi/storefront.yaml, written by `npm run api:generate`. Never edited. */';

/** The list of operations as the text of a TypeScript file, not yet formatted. */
export function operationListText(yaml: string): string {
  const listed = listOperations(parse(yaml));
  return `
/** Every operation ${HEADING}

/** The names of the operations. */
export const operationIds = [${quotedList(listed)}] as const;

export type OperationId = (typeof operationIds)[number];

/** Those that need a bearer token. */
export const tokenOperations = [${quotedList(listed.filter(({ needsToken }) => needsToken))}] as const;

/** Method, path, and the status of the successful answer. */
export const operations = {
  ${listed
    .map(
      ({ id, method, path, status }) => `${id}: { method: '${method}', path: '${path}', status: ${status} },`,
    )
    .join('\n')}
} as const satisfies Record<OperationId, object>;
`.trimStart();
}

/** The types of operations as the text of a TypeScript file, not yet formatted. */
export function operationTypesText(yaml: string): string {
  const listed = listOperations(parse(yaml));
  return `
/** The types of every operation ${HEADING}
import type * as Wire from './endpoints';

type None = Readonly<Record<never, never>>;

interface Operation<Answer, Body = undefined, Query = None, Params = None> {
  readonly answer: Answer;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
}

/** What each operation answers and takes, as it is sent. */
export interface OperationTypes {
  ${listed.map((operation) => `${operation.id}: Operation<${operationArguments(operation)}>;`).join('\n')}
}
`.trimStart();
}

/** The fields of each schema that say \`x-secret\`. */
function secretFields(description: unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(
    entriesOf(at(description, 'components', 'schemas')).map(([name, schema]) => [
      name,
      entriesOf(at(schema, 'properties'))
        .filter(([, field]) => at(field, 'x-secret') === true)
        .map(([field]) => field),
    ]),
  );
}

/**
 * The generated endpoints, with arguments whose secret fields are a `Secret`. Throws for a secret that is not a field of
 * a body: nothing would hide it.
 */
export function withSecretArguments(endpoints: string, yaml: string): string {
  let text = `import type { WithSecrets } from '../../lib/secrets/secret';\n${endpoints}`;
  const secrets = [...secretFields(parse(yaml))].filter(([, fields]) => fields.length > 0);
  const marks = yaml.match(/\bx-secret: true\b/g)?.length ?? 0;
  if (marks !== secrets.flatMap(([, fields]) => fields).length) {
    throw new Error(
      'x-secret is for the fields of a schema in components/schemas, not for fields within them.',
    );
  }
  for (const [schema, fields] of secrets) {
    const argument = `${schema.slice(0, 1).toLowerCase()}${schema.slice(1)}: ${schema};`;
    if (!text.includes(argument)) throw new Error(`${schema} has a secret and is not the body of a request.`);
    const hidden = argument.replace(` ${schema};`, ` WithSecrets<${schema}, ${quoted(fields)}>;`);
    text = text.replaceAll(argument, hidden);
  }
  return text;
}
