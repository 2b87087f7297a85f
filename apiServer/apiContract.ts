/** Routes and validates requests by openapi/storefront.yaml, and validates the server's answers. */
import { OpenAPIBackend, type Context, type Handler, type Request } from 'openapi-backend';
import { createContract, requestProblem, validationOptions } from '../openapi/contract';
import { readDescription } from '../openapi/description';
import { operationIds, operations } from '../src/api/generated/operations';
import { API_BASE_PATH } from '../src/lib/constants';
import { InvalidAnswerError, UNKNOWN_ADDRESS, HttpError } from './errors';
import type { OperationId, OperationTypes } from './wire';

/** The name of the description's security scheme. */
const SECURITY_SCHEME = 'bearerToken';

/** The answer to a request without a valid token. */
export const NOT_SIGNED_IN = 'Please sign in.';

/** An operation's answer: a status and a body that becomes JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds, where a later try is worth it. */
  readonly retryAfterS?: number | null;
}

/** What handlers know of a request besides its parameters and its body. */
export interface RequestContext<Account> {
  /** The account of the request's bearer token; null without a valid one. */
  readonly account: Account | null;
  /** The server's own origin as the client wrote it, such as http://localhost:8044. */
  readonly ownOrigin: string;
  /** The origin of the shop that sent the request; null where it may not call. */
  readonly shopOrigin: string | null;
  /** The address that the request came from, as the nearest proxy on this machine says. */
  readonly clientAddress: string;
}

/** Returns the signed-in account. Throws an HttpError 401 without one. */
export const requireAccount = <Account>({ account }: RequestContext<Account>): Account => {
  if (account === null) throw new HttpError(401, NOT_SIGNED_IN);
  return account;
};

/** A valid request of an operation. */
export interface OperationRequest<Id extends OperationId> {
  readonly params: OperationTypes[Id]['params'];
  readonly query: OperationTypes[Id]['query'];
  readonly body: OperationTypes[Id]['body'];
}

/**
 * One handler for each operation: takes the valid request and a RequestContext, returns the body of the successful answer
 * or throws an HttpError.
 */
export type Handlers<Account> = {
  readonly [Id in OperationId]: (
    request: OperationRequest<Id>,
    context: RequestContext<Account>,
  ) => OperationTypes[Id]['answer'] | Promise<OperationTypes[Id]['answer']>;
};

/** A handler as openapi-backend calls it. */
const toBackendHandler =
  <Id extends OperationId, Account>(id: Id, handle: Handlers<Account>[Id]): Handler =>
  async (
    {
      request: { params, query, requestBody: body },
    }: Context<OperationTypes[Id]['body'], OperationTypes[Id]['params'], OperationTypes[Id]['query']>,
    context: RequestContext<Account>,
  ): Promise<Answer> => ({
    status: operations[id].status,
    body: await handle({ params, query, body }, context),
  });

/** Checks that a handler returned an Answer. Throws a TypeError otherwise. */
const toAnswer = (value: unknown): Answer => {
  if (typeof value === 'object' && value !== null && 'status' in value && 'body' in value) {
    const { status, body } = value;
    if (typeof status === 'number') return { status, body };
  }
  throw new TypeError('An operation returned no answer.');
};

/** Routes and validates requests by the description. */
export interface ApiContract<Account> {
  /** The operation with this method and path, undefined for none: asked before a body is read. */
  operationOf(request: Request): string | undefined;
  /** Answers any request. Throws only for defects of the server. */
  answer(request: Request, context: RequestContext<Account>): Promise<Answer>;
  /** Throws an InvalidAnswerError where the answer is not as described. */
  checkAnswer(operationId: string, answer: Answer): void;
}

/**
 * Takes one handler for each operation. Where only the handlers find out whether a token is valid, `requireSession` rejects
 * with an HttpError 401 for one that is not: a request without a session is not told what else is wrong with it.
 */
export const createApiContract = async <Account>(
  handlers: Handlers<Account>,
  requireSession?: (account: Account) => Promise<unknown>,
): Promise<ApiContract<Account>> => {
  const definition = readDescription();
  const contract = createContract(definition);
  const api = new OpenAPIBackend({
    ...validationOptions,
    definition,
    apiRoot: API_BASE_PATH,
    strict: true,
    // Compiles validators at their first use, so that the server starts in milliseconds instead of a second.
    quick: true,
    securityHandlers: {
      [SECURITY_SCHEME]: (_request: Context, { account }: RequestContext<Account>) => account !== null,
    },
    handlers: {
      notFound: () => {
        throw new HttpError(404, UNKNOWN_ADDRESS);
      },
      methodNotAllowed: () => {
        throw new HttpError(405, 'This address does not answer this method.');
      },
      unauthorizedHandler: () => {
        throw new HttpError(401, NOT_SIGNED_IN);
      },
      validationFail: async ({ operation, validation }: Context, { account }: RequestContext<Account>) => {
        if (account !== null && (operation.security ?? []).length > 0) await requireSession?.(account);
        throw new HttpError(400, requestProblem(operation, validation.errors) ?? '');
      },
    },
  });
  for (const id of operationIds) api.register(id, toBackendHandler<OperationId, Account>(id, handlers[id]));
  await api.init();

  const checkAnswer = (operationId: string, { status, body }: Answer): void => {
    const problem = contract.answerProblem(operationId, status, body);
    if (problem !== null) throw new InvalidAnswerError(problem);
  };

  const operationOf = (request: Request): string | undefined => api.matchOperation(request)?.operationId;

  return {
    checkAnswer,
    operationOf,
    answer: async (request, context) => {
      let answer: Answer;
      try {
        answer = toAnswer(await api.handleRequest(request, context));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        answer = { status: error.status, body: { error: error.message }, retryAfterS: error.retryAfterS };
      }
      const operationId = operationOf(request);
      if (operationId !== undefined) checkAnswer(operationId, answer);
      return answer;
    },
  };
};
