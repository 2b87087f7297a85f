/** What browsers ask of an API's headers. */
import { tokenOperations, type OperationId } from '../../src/api/generated/operations';

/** The headers that the shop's calls carry beyond what every page may send. */
const SENT_HEADERS = ['authorization', 'content-type'] as const;

const needingToken: ReadonlySet<string> = new Set(tokenOperations);

/** Whether an operation is only for callers with a token. */
export const needsToken = (id: OperationId): boolean => needingToken.has(id);

/** The headers of a preflight request for a call. */
export const preflightHeaders = (method: string): Readonly<Record<string, string>> => ({
  'access-control-request-method': method,
  'access-control-request-headers': SENT_HEADERS.join(','),
});

function listed(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '').split(',').map((value) => value.trim().toLowerCase());
}

/** What keeps a page of the shop from reading an answer. */
export function corsProblems(headers: Headers, shop: string): readonly string[] {
  const origin = headers.get('access-control-allow-origin') ?? '';
  return [
    ...(origin === shop ? [] : [`Access-Control-Allow-Origin is '${origin}', and must be '${shop}'`]),
    ...(headers.get('access-control-allow-credentials') === 'true'
      ? []
      : ["Access-Control-Allow-Credentials must be 'true'"]),
  ];
}

/** What keeps a browser from sending a call after its preflight. */
export function preflightProblems(
  method: string,
  { status, headers }: { readonly status: number; readonly headers: Headers },
  shop: string,
): readonly string[] {
  const allowed = listed(headers, 'access-control-allow-headers');
  const missing = SENT_HEADERS.filter((name) => !allowed.includes(name));
  // Browsers send these methods without permission.
  const isMethodAllowed =
    ['GET', 'POST'].includes(method) ||
    listed(headers, 'access-control-allow-methods').includes(method.toLowerCase());
  return [
    ...(status >= 200 && status < 300 ? [] : [`the status is ${status}`]),
    ...corsProblems(headers, shop),
    ...missing.map((name) => `Access-Control-Allow-Headers lacks ${name}`),
    ...(isMethodAllowed ? [] : [`Access-Control-Allow-Methods lacks ${method}`]),
  ];
}

/** What is wrong with an answer's own headers. */
export function headerProblems(id: OperationId, headers: Headers): readonly string[] {
  const type = headers.get('content-type') ?? '';
  const cached = listed(headers, 'cache-control').find((rule) => /^(public|s-maxage=)/.test(rule));
  return [
    ...(/^application\/json\b/i.test(type)
      ? []
      : [`the answer has Content-Type '${type}', and must have 'application/json'`]),
    ...(needsToken(id) && cached !== undefined
      ? [`the answer is an account's own, and Cache-Control '${cached}' lets caches give it to others`]
      : []),
  ];
}
