/** Compares two descriptions: what breaks a shop, what breaks a server, and what changes without breaking either. */
import type { Document } from 'openapi-backend';
import { isRecord, readList, readText } from '../src/lib/untrusted';
import { at } from './description';
import { differences, mismatches, type Mismatch } from './schemaDiff';

/** What differs, in sentences. */
export interface ApiChanges {
  /** A shop of the old description does not work with a server of the new one. */
  readonly clients: readonly string[];
  /** A server of the old description does not work for a shop of the new one. */
  readonly servers: readonly string[];
  readonly neither: readonly string[];
}

/** What counts of an operation: schemas by the parts of its request and its answers. */
interface Operation {
  readonly name: string;
  readonly needsToken: boolean;
  /** Parameters and body. */
  readonly asked: ReadonlyMap<string, { readonly schema: unknown; readonly isRequired: boolean }>;
  /** By status. */
  readonly answers: ReadonlyMap<string, unknown>;
}

type Operations = ReadonlyMap<string, Operation>;

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];
const schemaIn = (value: unknown): unknown => at(value, 'content', 'application/json', 'schema');

const PATH_PARAMETER = /\{([^}]*)\}/g;
const namesInPath = (path: string): readonly (string | undefined)[] =>
  [...path.matchAll(PATH_PARAMETER)].map(([, name]) => name);

function toOperation(call: string, described: unknown): Operation {
  const parameters = readList(at(described, 'parameters')).map((parameter) => {
    const [kind, name] = [readText(at(parameter, 'in')), readText(at(parameter, 'name'))];
    // The name of a path parameter is not sent: its place counts.
    const part = `${kind} parameter ${kind === 'path' ? namesInPath(call).indexOf(name) + 1 : name}`;
    return [
      part,
      { schema: at(parameter, 'schema'), isRequired: at(parameter, 'required') === true },
    ] as const;
  });
  const body = at(described, 'requestBody');
  const isRequired = at(body, 'required') === true;
  return {
    name: `${call} (${readText(at(described, 'operationId'))})`,
    needsToken: readList(at(described, 'security')).length > 0,
    asked: new Map([
      ...parameters,
      ...(body === undefined ? [] : [['body', { schema: schemaIn(body), isRequired }] as const]),
    ]),
    answers: new Map(
      entriesOf(at(described, 'responses')).map(([status, answer]) => [`answer ${status}`, schemaIn(answer)]),
    ),
  };
}

/** The operations by method and path, without the names of its parameters. */
function operationsOf({ paths }: Document): Operations {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return new Map(
    entriesOf(paths).flatMap(([path, item]) =>
      entriesOf(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, described]) => {
          const call = `${method.toUpperCase()} ${path}`;
          return [call.replace(PATH_PARAMETER, '{}'), toOperation(call, described)] as const;
        }),
    ),
  );
}

/** What a client of one description sends and gets that does not fit a server of another one. */
function misfits(client: Operation, server: Operation): readonly Mismatch[] {
  const asked = [...client.asked].flatMap(([part, { schema }]) => {
    const taken = server.asked.get(part);
    return taken === undefined
      ? [{ place: part, complaint: 'is not described' }]
      : mismatches(schema, taken.schema, part, false);
  });
  const missing = [...server.asked]
    .filter(([part, { isRequired }]) => isRequired && client.asked.get(part)?.isRequired !== true)
    .map(([part]) => ({ place: part, complaint: 'may be missing' }));
  const answered = [...server.answers].flatMap(([part, schema]) =>
    client.answers.has(part)
      ? mismatches(schema, client.answers.get(part), part, true)
      : // A shop treats every other failure alike.
        part.startsWith('answer 2')
        ? [{ place: part, complaint: 'is not described' }]
        : [],
  );
  const token =
    server.needsToken && !client.needsToken ? [{ place: 'request', complaint: 'has no token' }] : [];
  return [...asked, ...missing, ...answered, ...token];
}

/** `answer 200.data[].title` as the subject of a sentence. */
function subjectOf(place: string): string {
  const end = /[.[]/.exec(place)?.index ?? place.length;
  const field = place.slice(end).replace(/^\./, '');
  return field === '' ? `the ${place}` : `'${field}' of the ${place.slice(0, end)}`;
}

/** Where an operation differs, and how. */
function changes(before: Operation, after: Operation): readonly Mismatch[] {
  const compare = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...new Set([...one.keys(), ...other.keys()])].flatMap((part) =>
      one.has(part) && other.has(part)
        ? differences(one.get(part), other.get(part), part)
        : [{ place: part, complaint: other.has(part) ? 'is new' : 'is gone' }],
    );
  const schemas = ({ asked }: Operation) => new Map([...asked].map(([part, { schema }]) => [part, schema]));
  return [...compare(schemas(before), schemas(after)), ...compare(before.answers, after.answers)];
}

const sentenceOf = (name: string, { place, complaint }: Mismatch): string =>
  `${name}: ${subjectOf(place)} ${complaint}.`;

/** Compares two descriptions with references resolved and objects closed. */
export function apiChanges(before: Document, after: Document): ApiChanges {
  const [old, current] = [operationsOf(before), operationsOf(after)];
  const clients: string[] = [];
  const servers: string[] = [];
  const neither: string[] = [];
  for (const [call, { name }] of old) if (!current.has(call)) clients.push(`${name} is gone.`);
  for (const [call, operation] of current) {
    const earlier = old.get(call);
    if (earlier === undefined) {
      servers.push(`${operation.name} is new.`);
      continue;
    }
    const forClients = misfits(earlier, operation);
    const forServers = misfits(operation, earlier);
    const broken = new Set([...forClients, ...forServers].map(({ place }) => place));
    clients.push(...forClients.map((each) => sentenceOf(operation.name, each)));
    servers.push(...forServers.map((each) => sentenceOf(operation.name, each)));
    neither.push(
      ...changes(earlier, operation)
        .filter(({ place }) => !broken.has(place))
        .map((each) => sentenceOf(operation.name, each)),
    );
  }
  return { clients, servers, neither };
}
