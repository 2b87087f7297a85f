/** The description at work: it routes requests, checks them, and checks what the sandbox answers. */
import { join } from 'node:path';
import { OpenAPIBackend, type Context, type Handler, type Request } from 'openapi-backend';
import { API_BASE_PATH } from './constants';
import type { Account } from './accountTable';
import { AnswerDriftError, NOTHING_HERE, Refusal } from './errors';

const DESCRIPTION_FILE = join(__dirname, '..', 'openapi', 'storefront.yaml');

/** The name of the description's security scheme. */
const SECURITY_SCHEME = 'bearerToken';

/** Failures of the transport that any operation may answer without the description saying so. */
const TRANSPORT_STATUSES: ReadonlySet<number> = new Set([400, 405, 413, 500]);

/** The answer to a request without a valid token. */
const PLEASE_SIGN_IN = 'Please sign in.';

/** What an operation answers: a status and a body that becomes JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What the handlers know of a request besides what the description names. */
export interface Visit {
  /** Whose bearer token came with the request. */
  readonly account: Account | null;
  /** Where the sandbox was reached, such as http://localhost:8044. */
  readonly ownOrigin: string;
  /** Where the shop runs that asked, when it is a shop that may ask. */
  readonly shopOrigin: string | null;
}

/** The answer 200 with this body. */
export const ok = <Body>(body: Body): Answer => ({ status: 200, body });

/** The answer 201 with this body. */
export const created = <Body>(body: Body): Answer => ({ status: 201, body });

/** Takes a Visit, returns whose it is. Throws the Refusal 401 without a valid token. */
export const signedIn = (visit: Visit): Account => {
  if (visit.account === null) throw new Refusal(401, PLEASE_SIGN_IN);
  return visit.account;
};

/** The operations of the description. */
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

/** One handler per operation: takes the checked request and the Visit, returns an Answer or throws a Refusal. */
export type Handlers = Readonly<Record<OperationId, Handler>>;

/** What is wrong with a request or an answer, as the validator puts it. */
interface Complaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: unknown;
  readonly message?: string | undefined;
}

const param = (complaint: Complaint, name: string): string => {
  const { params } = complaint;
  if (typeof params !== 'object' || params === null) return '';
  const found = Object.entries(params).find(([key]) => key === name);
  return found === undefined ? '' : String(found[1]);
};

/** Takes the first thing that is wrong with a request, returns one sentence about it. */
const toSentence = (complaint: Complaint | undefined): string => {
  if (complaint === undefined) return 'The request does not fit the description of this call.';
  const name = complaint.instancePath.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';
  const subject = name === '' || name === 'requestBody' ? 'The body of the request' : `The value '${name}'`;
  switch (complaint.keyword) {
    case 'parse':
      return 'The body of the request is no valid JSON.';
    case 'required': {
      const missing = param(complaint, 'missingProperty');
      return missing === 'requestBody'
        ? 'The request has no JSON body.'
        : `The value '${missing}' is missing.`;
    }
    case 'additionalProperties':
      return `The value '${param(complaint, 'additionalProperty')}' is not known to this call.`;
    case 'type':
      return `${subject} must be of the type ${param(complaint, 'type')}.`;
    case 'minLength':
      return `${subject} must have at least ${param(complaint, 'limit')} characters.`;
    case 'maxLength':
      return `${subject} must have no more than ${param(complaint, 'limit')} characters.`;
    case 'minimum':
      return `${subject} must be at least ${param(complaint, 'limit')}.`;
    case 'maximum':
      return `${subject} must be no more than ${param(complaint, 'limit')}.`;
    case 'minProperties':
      return `${subject} must not be empty.`;
    default:
      return `${subject} does not fit the description of this call.`;
  }
};

/** RFC 3339, as the description's format date-time means it. */
const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Takes what a handler returned, returns it when it is an answer. Throws a TypeError otherwise. */
const toAnswer = (value: unknown): Answer => {
  if (typeof value === 'object' && value !== null && 'status' in value && 'body' in value) {
    const { status, body } = value;
    if (typeof status === 'number') return { status, body };
  }
  throw new TypeError('An operation of the sandbox returned no answer.');
};

/** Routes and checks calls by the description. */
export interface Contract {
  /** Whether any call has this method and path: worth knowing before a body is read. */
  knows(request: Request): boolean;
  /** Answers a call, whatever it is. Throws what is a defect of the sandbox and nothing else. */
  answer(request: Request, visit: Visit): Promise<Answer>;
  /** Takes an operation's answer. Throws an AnswerDriftError when the description knows no such answer. */
  checkAnswer(operationId: string, answer: Answer): void;
}

/** Takes one handler for each operation; rejects when the description has another set of operations. */
export const createContract = async (handlers: Handlers): Promise<Contract> => {
  const api = new OpenAPIBackend({
    definition: DESCRIPTION_FILE,
    apiRoot: API_BASE_PATH,
    strict: true,
    // Validators are compiled at their first use: the store is there in milliseconds instead of a second.
    quick: true,
    coerceTypes: true,
    customizeAjv: (ajv) => ajv.addFormat('date-time', isDateTime),
    securityHandlers: {
      [SECURITY_SCHEME]: (_context: Context, visit: Visit) => visit.account !== null,
    },
    handlers: {
      ...handlers,
      notFound: () => {
        throw new Refusal(404, NOTHING_HERE);
      },
      methodNotAllowed: () => {
        throw new Refusal(405, 'This address does not answer this method.');
      },
      unauthorizedHandler: () => {
        throw new Refusal(401, PLEASE_SIGN_IN);
      },
      validationFail: ({ validation }: Context) => {
        throw new Refusal(400, toSentence(validation.errors?.[0]));
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
      throw new AnswerDriftError(operationId, status, 'there is no such operation');
    if (!Object.hasOwn(operation.responses ?? {}, String(status))) {
      if (TRANSPORT_STATUSES.has(status)) return;
      throw new AnswerDriftError(operationId, status, 'this status is not described');
    }
    const { errors } = api.validateResponse(body, operation, status);
    if (errors) {
      const details = errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
      throw new AnswerDriftError(operationId, status, details.join('; '));
    }
  };

  return {
    checkAnswer,
    knows: (request) => api.matchOperation(request) !== undefined,
    answer: async (request, visit) => {
      let answer: Answer;
      try {
        answer = toAnswer(await api.handleRequest(request, visit));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answer = { status: error.status, body: { error: error.message } };
      }
      const operationId = api.matchOperation(request)?.operationId;
      if (operationId !== undefined) checkAnswer(operationId, answer);
      return answer;
    },
  };
};
