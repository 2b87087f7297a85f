/** Finds out what a page shows. */
import type { PageSource } from '../../src/rendering/prerender';
import type { PublicAnswer } from '../../src/api/pageData';
import type { PageAddress, PublicQuery } from '../../src/api/publicQueries';
import type { ApiAnswer, ReadApi } from './apiReader';
import type { PageProgram } from './pageKit';

/** What was found. */
export type LoadedPage =
  | { readonly kind: 'ready'; readonly status: 200 | 404 | 410; readonly source: PageSource }
  /** The API did not answer in time, or not as described. */
  | { readonly kind: 'unavailable'; readonly reason: string };

const routesWithData: ReadonlySet<string> = new Set(['home', 'products', 'product', 'policy']);

/** Whether a page is rendered with data. The others are files of the build, and the same for everybody. */
export function hasData(program: PageProgram, pathname: string): boolean {
  const route = program.routeNameOf(pathname);
  if (route !== 'policy') return routesWithData.has(route);
  return program.policySlugs.some((slug) => `/${slug}` === pathname);
}

/** Whether the page of a route depends on the address's query. */
export function dependsOnSearch(program: PageProgram, pathname: string): boolean {
  return program.routeNameOf(pathname) === 'products';
}

/**
 * Asks the API for what a page shows: the store's information and the page's first query, at the same time where the
 * second does not depend on the first.
 */
export async function loadPage(
  program: PageProgram,
  read: ReadApi,
  address: PageAddress,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const fetchedAt = Date.now();
  const { storeQuery, firstQuery, homeQuery, categoriesOf } = program;
  const known = firstQuery(address);
  const asking = known === null ? null : read(known, signal);
  const store = await read(storeQuery, signal);
  if (store.kind !== 'answer') return { kind: 'unavailable', reason: reasonOf(store) };
  const isHome = program.routeNameOf(address.pathname) === 'home';
  const query: PublicQuery | null = isHome ? homeQuery(categoriesOf(store.body)) : known;
  const answer = query === null ? null : await (asking ?? read(query, signal));
  if (answer?.kind === 'failed') return { kind: 'unavailable', reason: answer.reason };
  if (answer?.kind === 'missing' && query?.endpointName !== 'getProduct') {
    return { kind: 'unavailable', reason: reasonOf(answer) };
  }
  const answers: PublicAnswer[] = [{ query: storeQuery, answer: store.body }];
  if (query !== null && answer !== null) {
    answers.push({ query, answer: answer.kind === 'answer' ? answer.body : null });
  }
  return {
    kind: 'ready',
    status: answer?.kind === 'missing' ? answer.status : 200,
    source: {
      ...address,
      data: { fetchedAt, answers },
      isShell: program.hasOwnText(address.pathname, store.body),
    },
  };
}

function reasonOf(answer: ApiAnswer): string {
  switch (answer.kind) {
    case 'failed':
      return answer.reason;
    case 'missing':
      return `status ${answer.status}`;
    case 'answer':
      return '';
  }
}
