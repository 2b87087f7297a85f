import { parseJson } from '../browser/bestEffortStorage';
import { fieldsOf, isRecord, readList, readNumber } from '../lib/untrusted';
import { publicAnswers, type PublicQuery } from './publicQueries';
import { apiReducer, storefrontApi } from './storefrontApi';

/**
 * The data of a page that was rendered with it: what the server answered to the page's queries. It is in the page as
 * JSON, and the shop starts with it in the cache of RTK Query.
 */
export interface PageData {
  /** When the server answered, in milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly answers: readonly PublicAnswer[];
}

export interface PublicAnswer {
  readonly query: PublicQuery;
  /** As the server sent it; null for a product that it does not have. */
  readonly answer: unknown;
}

export const PAGE_DATA_ID = 'storefront-data';

/** Older data is shown, and asked for again. In milliseconds. */
const MAX_AGE = 60_000;

/** Whether it is a query whose answers pages may hold. Its arguments are those that the page was rendered with. */
function isPublicQuery(value: unknown): value is PublicQuery {
  if (!isRecord(value)) return false;
  const { endpointName } = value;
  return typeof endpointName === 'string' && Object.hasOwn(publicAnswers, endpointName);
}

export function isAnswerTo({ endpointName }: PublicQuery, answer: unknown): boolean {
  if (answer === null) return endpointName === 'getProduct';
  return publicAnswers[endpointName].accepts(answer);
}

/** Reads a page's data. Anything odd in it is left out; null where nothing is left. */
export function readPageData(text: string): PageData | null {
  const fields = fieldsOf<PageData>(parseJson(text));
  const fetchedAt = readNumber(fields.fetchedAt);
  if (fetchedAt === null) return null;
  const answers = readList(fields.answers)
    .map((value) => {
      const { query, answer } = fieldsOf<PublicAnswer>(value);
      return isPublicQuery(query) && isAnswerTo(query, answer) ? { query, answer } : null;
    })
    .filter((value) => value !== null);
  return answers.length === 0 ? null : { fetchedAt, answers };
}

type Cache = ReturnType<typeof apiReducer>;

export function withPageData(state: Cache, data: PageData): Cache {
  const entries = data.answers.map(({ query: { endpointName, arg }, answer }) => ({
    endpointName,
    arg,
    value: publicAnswers[endpointName].toModel(answer),
  }));
  return apiReducer(state, storefrontApi.util.upsertQueryEntries(entries));
}

type Refetch = ReturnType<typeof storefrontApi.util.prefetch>;

/** Asks again for data that is older than a minute, or from a clock that differs from this device's. */
export function refreshPageData(
  dispatch: (action: Refetch) => unknown,
  data: PageData,
  now: number = Date.now(),
): void {
  if (Math.abs(now - data.fetchedAt) <= MAX_AGE) return;
  for (const { query } of data.answers) {
    dispatch(storefrontApi.util.prefetch(query.endpointName, query.arg, { force: true }));
  }
}
