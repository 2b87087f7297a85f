/** Validates requests and answers by the description. */
import { OpenAPIRouter, OpenAPIValidator, type ValidationResult } from 'openapi-backend';
import { API_BASE_PATH } from '../src/lib/constants';
import { isRecord } from '../src/lib/untrusted';
import { readDescription } from './description';

/** Statuses that any operation may answer without the description listing them. */
const TRANSPORT_STATUSES: ReadonlySet<number> = new Set([400, 405, 413, 429, 500, 503]);

type ValidationError = NonNullable<ValidationResult['errors']>[number];

/** An operation's name, method and path. */
export interface Call {
  readonly operationId?: string | undefined;
  readonly method: string;
  readonly path: string;
}

/** A request as it came. */
export interface DescribedRequest {
  readonly method: string;
  /** From the API's base path on, without the query. */
  readonly path: string;
  readonly query?: string;
  readonly headers: Record<string, string | string[]>;
  readonly body?: unknown;
}

/** RFC 3339, as OpenAPI defines the format date-time. */
const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** How requests and answers are validated. */
export const validationOptions = {
  coerceTypes: true,
  // `npm run api:lint` checks the description itself: here it would take most of the time.
  ajvOpts: { meta: false, validateSchema: false },
  customizeAjv: ((ajv) => ajv.addFormat('date-time', isDateTime)) satisfies ConstructorParameters<
    typeof OpenAPIValidator
  >[0]['customizeAjv'],
} as const;

/** The parts of a request, by the names that the validator gives them. */
const REQUEST_PARTS: ReadonlyMap<string, string> = new Map([
  ['requestBody', 'body'],
  ['query', 'query'],
  ['path', 'path'],
  ['header', 'headers'],
]);

/** The keys of a JSON pointer. */
const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Keys as they are written in code: `items[0].price`. */
const toFieldPath = (keys: readonly string[]): string =>
  keys.reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');

/** What an error says beside others of the same depth. */
const KEYWORD_WEIGHT: ReadonlyMap<string, number> = new Map([
  ['additionalProperties', 2],
  ['anyOf', 0],
  ['oneOf', 0],
]);

/** The deepest error says most: the others come from the alternatives that were not meant. */
function mostTelling(errors: readonly ValidationError[]): ValidationError | undefined {
  const weight = ({ instancePath, keyword }: ValidationError): number =>
    keysOf(instancePath).length * KEYWORD_WEIGHT.size + (KEYWORD_WEIGHT.get(keyword) ?? 1);
  const unreadable = errors.find(({ keyword }) => keyword === 'parse');
  return unreadable ?? [...errors].sort((a, b) => weight(b) - weight(a))[0];
}

/**
 * The errors that a reader can act on. Of alternatives (anyOf, oneOf) the one that was most likely meant counts: the one
 * that the most telling error is in.
 */
function telling(errors: readonly ValidationError[]): readonly ValidationError[] {
  const alternatives = errors.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (alternatives === undefined) return errors;
  const { schemaPath, instancePath } = alternatives;
  const isWithin = (error: ValidationError): boolean =>
    error.schemaPath.startsWith(`${schemaPath}/`) && error.instancePath.startsWith(instancePath);
  const within = errors.filter(isWithin);
  const meant = mostTelling(within)
    ?.schemaPath.slice(schemaPath.length + 1)
    .split('/')[0];
  const ofMeant = within.filter((error) => error.schemaPath.startsWith(`${schemaPath}/${meant ?? ''}/`));
  return telling([
    ...(ofMeant.length === 0 ? [{ ...alternatives, keyword: 'alternatives' }] : ofMeant),
    ...errors.filter((error) => error !== alternatives && !isWithin(error)),
  ]);
}

/** Says what is wrong with the value of a field. */
function requirementOf({ keyword, message }: ValidationError, limit: unknown): string {
  switch (keyword) {
    case 'type':
      return `must be of the type ${String(limit)}`;
    case 'minLength':
      return `must have at least ${String(limit)} characters`;
    case 'maxLength':
      return `must have no more than ${String(limit)} characters`;
    case 'minimum':
      return `must be at least ${String(limit)}`;
    case 'maximum':
      return `must be no more than ${String(limit)}`;
    case 'minProperties':
      return 'must not be empty';
    default:
      return message ?? 'is not as described';
  }
}

/** Says what is wrong in a body, a query or an answer. */
function complaintOf(error: ValidationError, keys: readonly string[], whole: string): string {
  const params: Readonly<Record<string, unknown>> = isRecord(error.params) ? error.params : {};
  const nameOf = (name: unknown): string => `'${toFieldPath([...keys, String(name)])}'`;
  switch (error.keyword) {
    case 'parse':
      return `${whole} is no valid JSON`;
    case 'required':
      return params['missingProperty'] === 'requestBody'
        ? 'the request has no JSON body'
        : `${whole} lacks the field ${nameOf(params['missingProperty'])}`;
    case 'additionalProperties':
      return `${whole} has the field ${nameOf(params['additionalProperty'])}, which is not described`;
    default: {
      const subject = keys.length === 0 ? whole : `the field '${toFieldPath(keys)}' of ${whole}`;
      return `${subject} ${requirementOf(error, params['limit'] ?? params['type'])}`;
    }
  }
}

/** A sentence about an operation: its method, path and name, and what is wrong. */
export const sentence = ({ operationId, method, path }: Call, complaint: string): string =>
  `${method.toUpperCase()} ${path} (${operationId ?? 'no operation'}): ${complaint}.`;

/** What is wrong with a request, as a sentence that names operation, path and field; null where it is as described. */
export function requestProblem(call: Call, errors: ValidationResult['errors']): string | null {
  const error = mostTelling(errors ?? []);
  if (error === undefined) return null;
  const [part = '', ...keys] = keysOf(error.instancePath);
  return sentence(call, complaintOf(error, keys, `the ${REQUEST_PARTS.get(part) ?? 'body'}`));
}

/** Checks what is sent and answered. Every problem is a sentence that names operation, path and field. */
export interface Contract {
  /** The operation with a method and a path, which begins with the API's base path; undefined for none. */
  operationAt(method: string, path: string): string | undefined;
  /** What is wrong with a request; null where it is as described. */
  requestProblem(operationId: string, request: DescribedRequest): string | null;
  /** What is wrong with an answer; null where it is as described. */
  answerProblem(operationId: string, status: number, body: unknown): string | null;
  /** Everything that is wrong with an answer, without the operation's name. */
  answerComplaints(operationId: string, status: number, body: unknown): readonly string[];
}

/** Reads the description. Validators are compiled at their first use. */
export function createContract(definition = readDescription()): Contract {
  const router = new OpenAPIRouter({ definition, apiRoot: API_BASE_PATH });
  const validatorWith = (ajvOpts: object) =>
    new OpenAPIValidator({
      ...validationOptions,
      ajvOpts: { ...validationOptions.ajvOpts, ...ajvOpts },
      definition,
      router,
      lazyCompileValidators: true,
    });
  const validator = validatorWith({});
  const thorough = validatorWith({ allErrors: true });
  const operationOf = (operationId: string) => {
    const operation = router.getOperation(operationId);
    if (operation === undefined) throw new Error(`The description has no operation ${operationId}.`);
    return operation;
  };
  const complaintsOf = (operationId: string, status: number, errorsOf: () => readonly ValidationError[]) => {
    if (!Object.hasOwn(operationOf(operationId).responses ?? {}, String(status))) {
      return TRANSPORT_STATUSES.has(status) ? [] : [`the status ${status} is not described`];
    }
    return errorsOf().map((error) => complaintOf(error, keysOf(error.instancePath), `the answer ${status}`));
  };
  return {
    operationAt: (method, path) => router.matchOperation({ method, path, headers: {} })?.operationId,
    requestProblem: (operationId, request) => {
      const operation = operationOf(operationId);
      return requestProblem(operation, validator.validateRequest(request, operation).errors);
    },
    answerProblem: (operationId, status, body) => {
      const operation = operationOf(operationId);
      const [complaint] = complaintsOf(operationId, status, () => {
        const error = mostTelling(validator.validateResponse(body, operation, status).errors ?? []);
        return error === undefined ? [] : [error];
      });
      return complaint === undefined ? null : sentence(operation, complaint);
    },
    answerComplaints: (operationId, status, body) =>
      complaintsOf(operationId, status, () =>
        telling(thorough.validateResponse(body, operationOf(operationId), status).errors ?? []),
      ),
  };
}
