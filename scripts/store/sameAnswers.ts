/** Asks the sandbox and a store the same, and names where their answers differ. */
import { isDeepStrictEqual } from 'node:util';
import { DEMO_ACCOUNT } from '../../sandbox/constants';
import { startSandbox } from '../../sandbox/server';
import { IN_MEMORY } from '../../sandbox/sqliteFile';
import { callerOf, signIn } from '../../sandbox/testing';
import { isRecord } from '../../src/lib/untrusted';
import type { Trial } from './meetings';
import { SAME_REQUESTS, type SameRequest } from './sameRequests';

/** What belongs to one store alone: addresses of pictures, ids and the order of a catalogue's variants. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'companyLogoUrl',
  'categoryImages',
  'imgUrl',
  'images',
  'attributes',
]);

/** An answer as both should give it. Products are compared by their titles and prices: their ids name a variant. */
const shared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shared);
  if (!isRecord(value)) return value;
  const isListed = 'title' in value;
  const kept = Object.entries(value).filter(
    ([name]) => !OWN_FIELDS.has(name) && !(isListed && name === 'id'),
  );
  return Object.fromEntries(kept.map(([name, field]) => [name, shared(field)]));
};

const nameOf = ({ path, json, token }: SameRequest): string =>
  `${json === undefined ? 'GET' : 'POST'} ${path}${token === undefined ? '' : ` (token ${token})`}`;

/** Compares every request of the table. */
export const compareAnswers = async (apiUrl: string): Promise<readonly Trial[]> => {
  const sandbox = await startSandbox({ port: 0, dataFile: IN_MEMORY, quiet: true });
  try {
    const both = await Promise.all(
      [sandbox, { url: apiUrl }].map(async (server) => {
        const call = callerOf(server);
        return { call, demo: await signIn(call, DEMO_ACCOUNT) };
      }),
    );
    const trials: Trial[] = [];
    for (const request of SAME_REQUESTS) {
      const { path, json, token } = request;
      const [wanted, found] = await Promise.all(
        both.map(async ({ call, demo }) => {
          const given = token === 'demo' ? demo : token;
          const { status, body } = await call(path, { json, ...(given !== undefined && { token: given }) });
          return { status, body: shared(body) };
        }),
      );
      const isRight = isDeepStrictEqual(wanted, found);
      const what = `${JSON.stringify(found)}\n    and not ${JSON.stringify(wanted)}`;
      trials.push({ name: nameOf(request), isRight, found: what });
    }
    return trials;
  } finally {
    await sandbox.close();
  }
};
