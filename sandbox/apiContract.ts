/** Routes and validates requests by openapi/storefront.yaml, and validates the sandbox's answers. */
import { join } from 'node:path';
import { OpenAPIBackend, type Context, type Handler, type Request } from 'openapi-backend';
import { API_BASE_PATH } from './constants';
import type { Account } from './accountTable';
import { InvalidAnswerError, UNKNOWN_ADDRESS, HttpError } from './errors';

const DESCRIPTION_FILE = join(__dirname, '..', 'openapi', 'storefront.yaml');

/** The name of the description's security scheme. */
const SECURITY_SCHEME = 'bearerToken';

/** Statuses that any operation may answer without the description listing them. */
const TRANSPORT_STATUSES: ReadonlySet<number> = new Set([400, 405, 413, 500]);

/** The answer to a request without a valid token. */
const NOT_SIGNED_IN = 'Please sign in.';

/** An operation's answer: a status and a body that becomes JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What handlers know of a request besides its parameters and its body. */
export interface RequestContext {
  /** The account of the request's bearer token; null without a valid one. */
  readonly account: Account | null;
  /** The sandbox's own origin as the client wrote it, such as http://localhost:8044. */
  readonly ownOrigin: string;
  /** The origin of the shop that sent the request; null where it may not call. */
  readonly shopOrigin: string | null;
}

/** The answer 200 with this body. */
export const ok = <Body>(body: Body): Answer => ({ status: 200, body });

/** The answer 201 with this body. */
export const created = <Body>(body: Body): Answer => ({ status: 201, body });

/** Returns the signed-in account. Throws an HttpError 401 without one. */
export const requireAccount = ({ account }: RequestContext): Account => {
  if (account === null) throw new HttpError(401, NOT_SIGNED_IN);
  return account;
};

/** The operationIds of the description. */
export type OperationId =
  | 'authorizeUser'
  | 'registerUser'
  | 'getAccountInfo'
  | 'getStoreInfo'
  | 'listProducts'
  | 'getProduct'
  | 'listOrders'
  | 'trackOrder'
  | 'createOrder'
  | 'getPaymentFields'
  | 'submitPayment';

/** One handler per operation: takes the valid request and a RequestContext, returns an Answer or throws an HttpError. */
export type Handlers = Readonly<Record<OperationId, Handler>>;

/** A validation error of a request or an answer. */
interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: unknown;
  readonly message?: string | undefined;
}

const param = (error: ValidationError, name: string): string => {
  const { params } = error;
  if (typeof params !== 'object' || params === null) return '';
  const found = Object.entries(params).find(([key]) => key === name);
  return found === undefined ? '' : String(found[1]);
};

/** Takes the first validation error of a request, returns a sentence for the client. */
const toMessage = (error: ValidationError | undefined): string => {
  if (error === undefined) return 'The request does not fit the description of this call.';
  const name = error.instancePath.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
  const subject = name === '' || name === 'requestBody' ? 'The body of the request' : `The value '${name}'`;
  switch (error.keyword) {
    case 'parse':
      return 'The body of the request is no valid JSON.';
    case 'required': {
      const missing = param(error, 'missingProperty');
      return missing === 'requestBody'
        ? 'The request has no JSON body.'
        : `The value '${missing}' is missing.`;
    }
    case 'additionalProperties':
      return `The value '${param(error, 'additionalProperty')}' is not known to this call.`;
    case 'type':
      return `${subject} must be of the type ${param(error, 'type')}.`;
    case 'minLength':
      return `${subject} must have at least ${param(error, 'limit')} characters.`;
    case 'maxLength':
      return `${subject} must have no more than ${param(error, 'limit')} characters.`;
    case 'minimum':
      return `${subject} must be at least ${param(error, 'limit')}.`;
    case 'maximum':
      return `${subject} must be no more than ${param(error, 'limit')}.`;
    case 'minProperties':
      return `${subject} must not be empty.`;
    default:
      return `${subject} does not fit the description of this call.`;
  }
};

/** RFC 3339, as OpenAPI defines the format date-time. */
const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Checks that a handler returned an Answer. Throws a TypeError otherwise. */
const toAnswer = (value: unknown): Answer => {
  if (typeof value === 'object' && value !== null && 'status' in value && 'body' in value) {
    const { status, body } = value;
    if (typeof status === 'number') return { status, body };
  }
  throw new TypeError('An operation of the sandbox returned no answer.');
};

/** Routes and validates requests by the description. */
export interface ApiContract {
  /** Whether an operation has this method and path: asked before a body is read. */
  hasOperation(request: Request): boolean;
  /** Answers any request. Throws only for defects of the sandbox. */
  answer(request: Request, context: RequestContext): Promise<Answer>;
  /** Throws an InvalidAnswerError where the answer is not as described. */
  checkAnswer(operationId: string, answer: Answer): void;
}

/** Takes one handler for each operation. Rejects where the description has an operation without a handler. */
export const createApiContract = async (handlers: Handlers): Promise<ApiContract> => {
  const api = new OpenAPIBackend({
    definition: DESCRIPTION_FILE,
    apiRoot: API_BASE_PATH,
    strict: true,
    // Compiles validators at their first use, so that the sandbox starts in milliseconds instead of a second.
    quick: true,
    coerceTypes: true,
    customizeAjv: (ajv) => ajv.addFormat('date-time', isDateTime),
    securityHandlers: {
      [SECURITY_SCHEME]: (_request: Context, { account }: RequestContext) => account !== null,
    },
    handlers: {
      ...handlers,
      notFound: () => {
        throw new HttpError(404, UNKNOWN_ADDRESS);
      },
      methodNotAllowed: () => {
        throw new HttpError(405, 'This address does not answer this method.');
      },
      unauthorizedHandler: () => {
        throw new HttpError(401, NOT_SIGNED_IN);
      },
      validationFail: ({ validation }: Context) => {
        throw new HttpError(400, toMessage(validation.errors?.[0]));
      },
    },
  });
  await api.init();
  for (const { operationId } of api.getOperations()) {
    if (operationId === undefined || !Object.hasOwn(handlers, operationId)) {
      throw new Error(`The sandbox has no handler for the operation ${String(operationId)}.`);
    }
  }

  const checkAnswer = (operationId: string, { status, body }: Answer): void => {
    const operation = api.getOperation(operationId);
    if (operation === undefined)
      throw new InvalidAnswerError(operationId, status, 'there is no such operation');
    if (!Object.hasOwn(operation.responses ?? {}, String(status))) {
      if (TRANSPORT_STATUSES.has(status)) return;
      throw new InvalidAnswerError(operationId, status, 'this status is not described');
    }
    const { errors } = api.validateResponse(body, operation, status);
    if (errors) {
      const details = errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
      throw new InvalidAnswerError(operationId, status, details.join('; '));
    }
  };

  return {
    checkAnswer,
    hasOperation: (request) => api.matchOperation(request) !== undefined,
    answer: async (request, context) => {
      let answer: Answer;
      try {
        answer = toAnswer(await api.handleRequest(request, context));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        answer = { status: error.status, body: { error: error.message } };
      }
      const operationId = api.matchOperation(request)?.operationId;
      if (operationId !== undefined) checkAnswer(operationId, answer);
      return answer;
    },
  };
};
