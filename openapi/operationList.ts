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
  names.length === 0 ? 'None' : `Pick<${capitalised(id)}ApiArg, ${quoted(names)}>`;

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
  const imported = listed.flatMap((operation) => [
    `${capitalised(operation.id)}ApiResponse`,
    ...(operation.body === '' ? [] : [operation.body]),
    ...(operation.pathParameters.length + operation.queryParameters.length > 0
      ? [`${capitalised(operation.id)}ApiArg`]
      : []),
  ]);
  return `
/** The types of every operation ${HEADING}
import type { ${[...new Set(imported)].sort().join(', ')} } from './endpoints';

type None = Readonly<Record<never, never>>;

/** What each operation takes and answers, as it is sent. */
export interface OperationTypes {
  ${listed
    .map(
      (operation) => `${operation.id}: {
    readonly params: ${pickOf(operation, operation.pathParameters)};
    readonly query: ${pickOf(operation, operation.queryParameters)};
    readonly body: ${operation.body === '' ? 'undefined' : operation.body};
    readonly answer: ${capitalised(operation.id)}ApiResponse;
  };`,
    )
    .join('\n')}
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
