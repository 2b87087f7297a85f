/** Calls the engine's GraphQL over HTTP; fetch keeps the connections. */
import { isRecord } from '../src/lib/untrusted';
import { Fields } from './fields';
import { withoutNul } from './withoutNul';

/** The header in which the engine hands out the token of a new session. */
const TOKEN_HEADER = 'vendure-auth-token';

/** The largest whole number of GraphQL, which no quantity and no page reaches. */
export const MAX_INT = 2 ** 31 - 1;

/** How long the engine may take for an answer where a call says nothing else, in ms. */
export const ENGINE_TIMEOUT_MS = 8000;

/** A call of the engine. */
export interface EngineCall {
  readonly api: 'shop-api' | 'admin-api';
  /** For messages; the variables are never in one. */
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The token of a session. */
  readonly token?: string | undefined;
  /** How long the answer may take. */
  readonly timeoutMs?: number;
}

/** What the engine answered. */
export interface EngineReply {
  readonly data: Fields;
  /** The token of a session that this call began, else null. */
  readonly newToken: string | null;
}

/** The engine refused a call, with a code and what belongs to it. */
export class EngineRefusal extends Error {
  readonly code: string;
  readonly details: Fields;

  constructor(name: string, code: string, details: Fields) {
    super(`The engine refused ${name}: ${code}`);
    this.code = code;
    this.details = details;
  }
}

/** The engine gave no answer: whether it did what it was asked is not known. */
export class EngineUnavailable extends Error {}

/** What Vendure answers where its own work broke off, such as a lost connection to the database. */
const BROKEN = 'INTERNAL_SERVER_ERROR';

const throwFirst = (name: string, errors: readonly unknown[]): never => {
  const first = isRecord(errors[0]) ? errors[0] : {};
  const details = isRecord(first['extensions']) ? first['extensions'] : {};
  const code = typeof details['code'] === 'string' ? details['code'] : BROKEN;
  if (code === BROKEN) throw new EngineUnavailable(`The engine failed in ${name}.`);
  throw new EngineRefusal(name, code, new Fields(details));
};

/** Takes the engine's address, returns what calls it. Rejects with an EngineRefusal or EngineUnavailable. */
export const createEngineClient =
  (engineUrl: string) =>
  async ({
    api,
    name,
    query,
    variables = {},
    token,
    timeoutMs = ENGINE_TIMEOUT_MS,
  }: EngineCall): Promise<EngineReply> => {
    let reply: unknown;
    let newToken: string | null;
    try {
      const response = await fetch(`${engineUrl}/${api}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }, (_name, value: unknown) => withoutNul(value)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      newToken = response.headers.get(TOKEN_HEADER);
      reply = await response.json();
    } catch (error) {
      throw new EngineUnavailable(`The engine did not answer ${name}.`, { cause: error });
    }
    if (!isRecord(reply)) throw new EngineUnavailable(`The engine answered ${name} with no object.`);
    if (Array.isArray(reply['errors']) && reply['errors'].length > 0) throwFirst(name, reply['errors']);
    return { data: new Fields(reply['data']), newToken };
  };

/** What `createEngineClient` returns. */
export type EngineClient = ReturnType<typeof createEngineClient>;
