/** An API that answers with the description's examples, except for one call, which fails in a given way. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createContract } from '../../../openapi/contract';
import { listen } from '../../../scripts/ports';
import { LOCAL_API_PORT } from '../../../src/lib/constants';
import { describedCalls, type CallName, type DescribedCall } from './describedAnswers';

/** How a call fails. */
export type Fault =
  /** The connection is not accepted. Simulated in the browser, see `tryFault`. */
  | { readonly kind: 'refused' }
  /** The connection is closed before the answer. */
  | { readonly kind: 'reset' }
  /** The connection is closed in the middle of the answer's body. */
  | { readonly kind: 'cut' }
  /** No answer comes. */
  | { readonly kind: 'hang' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    };

/** A fault server that is listening. */
export interface FaultServer {
  readonly url: string;
  /** From now on only this call fails, in this way. Resets the count. */
  fail(call: CallName, fault: Fault): void;
  /** How often the failing call was made, without preflight requests. */
  count(): number;
  /** What was not as described in the requests since `fail`. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Answers that the journeys need instead of the examples. */
const REPLACED: Partial<Record<CallName, unknown>> = {
  getPaymentFields: [{ name: 'holder', label: 'Name on the card', type: 'text' }],
};

const contract = createContract();

export const JSON_TYPE = 'application/json; charset=utf-8';

/** CORS headers. With credentials the origin may not be '*'. */
function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'authorization, content-type',
    'Access-Control-Expose-Headers': 'Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';
/** A text of the bank's page, to which the examples of a payment lead. */
export const BANK_GREETING = 'The bank is open.';
const BANK_PAGE = `<!doctype html><main><h1>Bank</h1><p>${BANK_GREETING}</p><a href="/bank/back">Back</a></main>`;
/** The origin of pictures in the description's examples. */
const EXAMPLES_ORIGIN = `http://localhost:${LOCAL_API_PORT}`;

/** Sends a body whose picture addresses are on this server. */
function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  const origin = `http://${response.req.headers.host ?? 'localhost'}`;
  response.writeHead(status, { 'Content-Type': contentType }).end(body.replaceAll(EXAMPLES_ORIGIN, origin));
}

function usualBody({ name, examples }: DescribedCall): string {
  return JSON.stringify(REPLACED[name] ?? examples[0]);
}

function sendFault(fault: Fault, response: ServerResponse, call: DescribedCall): void {
  switch (fault.kind) {
    case 'refused':
    case 'reset':
      response.socket?.destroy();
      return;
    case 'cut': {
      const body = usualBody(call);
      response.writeHead(call.status, { 'Content-Type': JSON_TYPE, 'Content-Length': body.length * 2 });
      response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
      return;
    }
    case 'hang':
      return;
    case 'answer':
      send(response, fault.status, fault.contentType, fault.body);
  }
}

/** What is not as described in a request of a call; null for nothing. Reads the body. */
async function checkRequest(request: IncomingMessage, call: CallName): Promise<string | null> {
  const { method = '', headers } = request;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  // A request that the shop cancels has no body to check.
  const body = await text(request).catch(() => null);
  if (body === null) return null;
  const type = headers['content-type'] ?? '';
  return contract.requestProblem(call, {
    ...{ method, path, query, headers: { 'content-type': type } },
    ...(body === '' ? {} : { body }),
  });
}

/** Starts a fault server on a free port of this machine. */
export async function startFaultServer(): Promise<FaultServer> {
  let failing: { readonly call: CallName; readonly fault: Fault } | null = null;
  let count = 0;
  let problems: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Methods': 'GET, POST' }).end();
      return;
    }
    if (path.startsWith('/pictures/')) {
      send(response, 200, 'image/svg+xml', PICTURE);
      return;
    }
    if (path.startsWith('/bank/')) {
      send(response, 200, 'text/html; charset=utf-8', BANK_PAGE);
      return;
    }
    const call = describedCalls.find((each) => each.method === request.method && each.path.test(path));
    if (call === undefined) {
      send(response, 404, 'text/plain', '');
      return;
    }
    void checkRequest(request, call.name).then((problem) => {
      if (problem !== null) problems.push(problem);
    });
    if (failing?.call === call.name) {
      count += 1;
      sendFault(failing.fault, response, call);
      return;
    }
    send(response, call.status, JSON_TYPE, usualBody(call));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    fail: (call, fault) => {
      failing = { call, fault };
      count = 0;
      problems = [];
    },
    count: () => count,
    problems: () => problems,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}
