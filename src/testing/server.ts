import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { clearToken } from '../api/authCookie';
import type { ErrorDto } from '../api/generated/endpoints';
import { operationIds, operations, type OperationId } from '../api/generated/operations';
import { API_BASE_PATH, LOCAL_API_PORT } from '../lib/constants';
import { contract, exampleAnswer } from './description';

export type { OperationId };

/** A request that the server received. */
interface SeenRequest {
  readonly operationId: OperationId;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials;
}

let seen: SeenRequest[] = [];
/** What was not as described in this test: sentences that name operation, path and field. */
let problems: string[] = [];

/** The requests of an operation in this test, oldest first. */
export function requestsOf(operationId: OperationId): readonly SeenRequest[] {
  return seen.filter((request) => request.operationId === operationId);
}

/** All requests of this test, oldest first. */
export function allRequests(): readonly SeenRequest[] {
  return seen;
}

/** Notes what the description does not know of a request. */
function checkRequest(operationId: OperationId, request: Request, body: string): void {
  const { pathname, search } = new URL(request.url);
  const problem = contract.requestProblem(operationId, {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    ...(body === '' ? {} : { body }),
  });
  if (problem !== null) problems.push(problem);
}

function handler(operationId: OperationId, respond: (url: URL) => Response | Promise<Response>) {
  const { method, path } = operations[operationId];
  const address = `http://localhost:${LOCAL_API_PORT}${API_BASE_PATH}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method === 'GET' ? 'get' : 'post'](address, async ({ request }) => {
    const text = await request.clone().text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    checkRequest(operationId, request, text);
    seen.push({
      operationId,
      url: new URL(request.url),
      headers: request.headers,
      body,
      credentials: request.credentials,
    });
    return respond(new URL(request.url));
  });
}

type Json = Parameters<typeof HttpResponse.json>[0];

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** How far the server's clock is ahead of this one, in milliseconds; null where its `Date` header cannot be read. */
let clockOffset: number | null = 0;

/** For the rest of the test the server's clock is ahead by so many milliseconds; null for one that cannot be read. */
export function setServerClock(offset: number | null): void {
  clockOffset = offset;
}

function json(body: unknown, status: number): Response {
  const headers: HeadersInit =
    clockOffset === null ? {} : { Date: new Date(Date.now() + clockOffset).toUTCString() };
  return isJson(body)
    ? HttpResponse.json(body, { status, headers })
    : new HttpResponse(null, { status, headers });
}

/** A server whose operations answer with the examples of the OpenAPI description. */
export const server = setupServer(
  ...operationIds.map((operationId) => {
    const { status } = operations[operationId];
    return handler(operationId, () => json(exampleAnswer(operationId, status), status));
  }),
);

/** The operation answers with this body for the rest of the test. Throws for one that is not as described. */
export function answer(
  operationId: OperationId,
  body: unknown,
  status: number = operations[operationId].status,
): void {
  const problem = contract.answerProblem(operationId, status, body);
  if (problem !== null) throw new Error(problem);
  answerWrongly(operationId, body, status);
}

/** The operation answers with this body for the rest of the test, which need not be as described. */
export function answerWrongly(
  operationId: OperationId,
  body: unknown,
  status: number = operations[operationId].status,
): void {
  server.use(handler(operationId, () => json(body, status)));
}

/** The operation answers each address with its own body for the rest of the test; null for an error of the server. */
export function answerBy(operationId: OperationId, bodyOf: (url: URL) => unknown): void {
  const { status } = operations[operationId];
  server.use(
    handler(operationId, (url) => {
      const body = bodyOf(url);
      if (body === null) return json({ error: 'Broken.' }, 500);
      const problem = contract.answerProblem(operationId, status, body);
      if (problem !== null) problems.push(problem);
      return json(body, status);
    }),
  );
}

/** The operation answers with an example of the description: the named one, else the first. */
export function answerExample(operationId: OperationId, name?: string): void {
  answer(operationId, exampleAnswer(operationId, operations[operationId].status, name));
}

/** The operation fails with this HTTP status and, if given, this error text. */
export function refuse(operationId: OperationId, status: number, error?: string): void {
  server.use(
    handler(operationId, () =>
      error === undefined ? new HttpResponse(null, { status }) : json({ error } satisfies ErrorDto, status),
    ),
  );
}

/** The operation fails with a network error. */
export function cutOff(operationId: OperationId): void {
  server.use(handler(operationId, () => HttpResponse.error()));
}

/** The operation answers with the beginning of a body, and then the connection breaks. */
export function breakBody(operationId: OperationId): void {
  const body = (): ReadableStream =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":[')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
  server.use(handler(operationId, () => new HttpResponse(body(), { status: 200 })));
}

/** The operation answers with text that is not JSON. */
export function answerNonsense(operationId: OperationId): void {
  server.use(handler(operationId, () => new HttpResponse('<h1>It works!</h1>', { status: 200 })));
}

function answerLate(operationId: OperationId, respond: () => Response): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    handler(operationId, async () => {
      await released;
      return respond();
    }),
  );
  return release;
}

/** The operation answers only after the returned function was called, with the example of this status. */
export function hold(operationId: OperationId, status: number = operations[operationId].status): () => void {
  return answerLate(operationId, () => json(exampleAnswer(operationId, status), status));
}

/** Like `hold`, with a failure that has no body. */
export function holdRefusal(operationId: OperationId, status: number): () => void {
  return answerLate(operationId, () => new HttpResponse(null, { status }));
}

// Importing this file starts the server for that test file.
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  const found = problems;
  seen = [];
  problems = [];
  clockOffset = 0;
  clearToken();
  expect(found).toEqual([]);
});
afterAll(() => {
  server.close();
});
