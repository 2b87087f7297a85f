/** Decides which answers the service worker keeps: pure functions, tested without a browser. */
import { MAX_KEPT_BYTES } from '../lib/offlineCaches';

/** Whether a body is small enough to be kept. Reads it where no header says its length. */
async function isSmall(response: Response): Promise<boolean> {
  const length = response.headers.get('content-length') ?? '';
  const bytes = /^\d+$/.test(length) ? Number(length) : (await response.clone().blob()).size;
  return bytes <= MAX_KEPT_BYTES;
}

/** Some servers answer a missing file with a page. */
const isPage = (response: Response) =>
  (response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/html');

/** Whether the server wants that nobody keeps it. */
const isPrivate = (response: Response) =>
  /\b(no-store|private)\b/i.test(response.headers.get('cache-control') ?? '');

/** Whether an answer is a file of the shop, and no page in its place. */
export const isFile = (response: Response): boolean => response.status === 200 && !isPage(response);

/**
 * Whether the answer to a public call is kept: none to a request with a token, because it may be for that account
 * alone. `Cache-Control: no-store` of an API is for the browser's own cache, which must not hide a change of the
 * catalogue; here the server is asked first.
 */
export const isVisitorsAnswer = async (request: Request, response: Response): Promise<boolean> =>
  response.status === 200 && !request.headers.has('Authorization') && (await isSmall(response));

/** Whether a picture is kept whose status and size are known. */
export const isKeptPicture = async (response: Response): Promise<boolean> =>
  isFile(response) && !isPrivate(response) && (await isSmall(response));
