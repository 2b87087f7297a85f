/** Calls every operation of an API and says where it does not keep the description. */
import { createContract, type Contract } from '../../openapi/contract';
import { at, readDescription } from '../../openapi/description';
import { operationIds, operations, type OperationId } from '../../src/api/generated/operations';
import { createApiClient, type ApiReply, type ApiRequest, type CallApi } from './client';
import { corsProblems, headerProblems, needsToken, preflightHeaders, preflightProblems } from './headers';
import { badRequests, goodRequest, learn, type GivenAccount, type Known } from './requests';

/** What is checked of each operation. */
export const aspects = ['answer', 'headers', 'CORS', 'errors', 'time'] as const;
export type Aspect = (typeof aspects)[number];

/** Something that is wrong with an operation. */
export interface Problem {
  readonly aspect: Aspect;
  readonly complaint: string;
  /** Of which answers; '' where the complaint says so. */
  readonly place: string;
}

/** What is known of an operation after it was tried. */
export interface OperationReport {
  readonly id: OperationId;
  /** What was checked. */
  readonly checked: ReadonlySet<Aspect>;
  readonly problems: readonly Problem[];
  /** Why the operation was not called; null where it was. */
  readonly untried: string | null;
  /** Of the successful answer, in milliseconds; null without one. */
  readonly time: number | null;
}

/** How an API is verified. */
export interface VerifyOptions {
  /** The API's address with its base path, without a slash at the end. */
  readonly address: string;
  /** The origin of the shop that calls it. */
  readonly shop: string;
  readonly account: GivenAccount | null;
  /** Whether an account, an order and a payment may be made. */
  readonly writes: boolean;
  /** How long an answer may take, in milliseconds. */
  readonly maxTime: number;
}

const NO_WRITES = 'it writes: add --write';
const NO_ACCOUNT = 'no account given';
const NO_TOKEN = 'the sign-in gave no token';

/** Collects what is found about one operation. */
class Findings {
  readonly checked = new Set<Aspect>();
  readonly problems: Problem[] = [];

  /** Notes that an aspect was checked, and what is wrong. */
  complain(aspect: Aspect, complaints: readonly string[], place = ''): void {
    this.checked.add(aspect);
    this.problems.push(...complaints.map((complaint) => ({ aspect, complaint, place })));
  }
}

/** The reason of a failed request, without addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Sends a request. A missing answer is a problem of that aspect, and gives null. */
async function send(
  call: CallApi,
  request: ApiRequest,
  aspect: Aspect,
  findings: Findings,
): Promise<ApiReply | null> {
  try {
    return await call(request);
  } catch (error) {
    findings.complain(aspect, [`there is no answer (${reasonOf(error)})`]);
    return null;
  }
}

/** Checks the answer to a request that must succeed. */
function checkSuccess(
  id: OperationId,
  { status, body, headers, time }: ApiReply,
  { shop, maxTime }: VerifyOptions,
  contract: Contract,
  findings: Findings,
): void {
  const expected = operations[id].status;
  if (status !== expected) {
    findings.complain('answer', [`a good request is answered with status ${status} instead of ${expected}`]);
  } else if (body === undefined) findings.complain('answer', ['the body of the answer is no JSON']);
  else {
    findings.complain('answer', contract.answerComplaints(id, status, body));
    if (id === 'authorizeUser' && learn({ account: null }, id, body).token === '') {
      findings.complain('answer', ['the answer has no token, so that the sign-in counts as failed']);
    }
  }
  findings.complain('headers', headerProblems(id, headers));
  findings.complain('CORS', corsProblems(headers, shop), `answer ${status}`);
  findings.complain(
    'time',
    time <= maxTime ? [] : [`the answer takes ${Math.round(time)} ms, and should take ${maxTime} ms at most`],
  );
}

/** Sends requests that must be refused, and checks status, body and CORS of the refusals. */
async function checkRefusals(
  id: OperationId,
  call: CallApi,
  known: Known,
  good: ApiRequest | null,
  shop: string,
  contract: Contract,
  findings: Findings,
): Promise<void> {
  const bad = badRequests(id, known);
  const withoutToken =
    needsToken(id) && good !== null
      ? [{ what: 'a call without a token', statuses: [401], request: good }]
      : [];
  for (const { what, statuses, request } of [...withoutToken, ...bad]) {
    const reply = await send(call, request, 'errors', findings);
    if (reply === null) continue;
    const { status } = reply;
    if (!statuses.includes(status)) {
      findings.complain('errors', [
        `${what} is answered with status ${status} and must be refused with ${statuses.join(' or ')}`,
      ]);
      continue;
    }
    findings.complain('errors', contract.answerComplaints(id, status, reply.body ?? null));
    findings.complain('CORS', corsProblems(reply.headers, shop), `answer ${status}`);
  }
}

/**
 * Calls every operation in the description's order. Without `writes` only reads and the sign-in are sent; of the others
 * only the preflight request is. Never rejects: an API that does not answer has a problem in every call.
 */
export async function verifyApi(options: VerifyOptions): Promise<readonly OperationReport[]> {
  const description = readDescription();
  const contract = createContract(description);
  const call = createApiClient(options.address, options.shop);
  const reports: OperationReport[] = [];
  let known: Known = { account: options.account };
  for (const id of operationIds) {
    const { method, path } = operations[id];
    const findings = new Findings();
    const preflight = await send(
      call,
      { method: 'OPTIONS', path: path.replace(/\{\w+\}/g, 'x'), headers: preflightHeaders(method) },
      'CORS',
      findings,
    );
    if (preflight !== null) {
      findings.complain('CORS', preflightProblems(method, preflight, options.shop), 'preflight request');
    }
    const isWrite = method !== 'GET' && id !== 'authorizeUser';
    const operation = at(description, 'paths', path, method.toLowerCase());
    const example = at(operation, 'requestBody', 'content', 'application/json', 'example');
    const good = goodRequest(id, known, example);
    const token = known.token ?? '';
    let untried: string | null = null;
    let time: number | null = null;
    if (isWrite && !options.writes) untried = NO_WRITES;
    else if (needsToken(id) && token === '') untried = options.account === null ? NO_ACCOUNT : NO_TOKEN;
    else if ('reason' in good) untried = good.reason;
    else {
      const request = needsToken(id) ? { ...good, token } : good;
      const reply = await send(call, request, 'answer', findings);
      if (reply !== null) {
        checkSuccess(id, reply, options, contract, findings);
        known = learn(known, id, reply.body);
        time = reply.time;
      }
    }
    if (!isWrite || options.writes) {
      const unsigned = 'reason' in good ? null : good;
      await checkRefusals(id, call, known, unsigned, options.shop, contract, findings);
    }
    reports.push({ id, checked: findings.checked, problems: findings.problems, untried, time });
  }
  return reports;
}
