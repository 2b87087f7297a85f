/**
 * A script in the head of a page without data: asks for what the page needs first, before the shop itself has loaded. The
 * base query takes the answers over (src/api/earlyRequests.ts).
 */
import { readToken } from '../api/authCookie';
import { isUntaken, startEarly } from '../api/earlyRequests';
import type { PublicQuery } from '../api/publicRequests';
import { requestPath } from '../api/publicRequests';
import { apiUrl } from '../lib/apiOrigin';
import { paths, plainPath } from '../lib/routes';
import { fieldsOf, readTexts } from '../lib/untrusted';
import { firstQuery, homeQuery, storeQuery } from './pageQueries';
import { fromPublic } from '../lib/publicPath';

const token = readToken();

const api = apiUrl();
const addressOf = (query: PublicQuery): string => `${api}${requestPath(query)}`;
const start = (query: PublicQuery): Promise<Response> => startEarly(addressOf(query), token);

/** Asks for the home page's products, which depend on the store's first category. */
async function startHome(storeInfo: Promise<Response>): Promise<void> {
  try {
    const answer: unknown = await (await storeInfo).clone().json();
    const categories = readTexts(fieldsOf<{ categories: unknown }>(answer).categories);
    // A shop that has taken the store's information asks for the products itself.
    if (isUntaken(addressOf(storeQuery))) void start(homeQuery(categories));
  } catch {
    // The shop sees the same failure, and handles it.
  }
}

const storeInfo = start(storeQuery);
const pathname = fromPublic(window.location.pathname);
const query = firstQuery({ pathname, search: window.location.search });
if (query !== null) void start(query);
else if (plainPath(pathname) === paths.home) void startHome(storeInfo);
