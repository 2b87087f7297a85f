/**
 * A script in the head of a page without data: hints at what the shop asks for first, so that the browser fetches it
 * while the shop is loading. The base query's own requests use the answers. A signed-in shopper's requests carry a token,
 * which a hint cannot: they are sent by the shop alone.
 */
import { readToken } from '../api/authCookie';
import { listingQuery, productQuery, requestPath, storeQuery, type PublicQuery } from '../api/publicQueries';
import { apiUrl } from '../browser/apiOrigin';
import { fromPublic } from '../browser/publicPath';

function hint(query: PublicQuery): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As the base query sends it.
  link.crossOrigin = 'use-credentials';
  link.href = `${apiUrl()}${requestPath(query)}`;
  document.head.append(link);
}

if (readToken() === null) {
  hint(storeQuery);
  const address = { pathname: fromPublic(window.location.pathname), search: window.location.search };
  const query = listingQuery(address) ?? productQuery(address);
  if (query !== null) hint(query);
}
