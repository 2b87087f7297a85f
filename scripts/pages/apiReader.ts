/** Asks the API what pages show, as a visitor without a session. */
import type { PublicQuery } from '../../src/api/publicQueries';
import { LIMITS } from '../../src/lib/constants';
import type { PageProgram } from './pageKit';

/** What came of a question. */
export type ApiAnswer =
  | { readonly kind: 'answer'; readonly body: unknown }
  /** The server does not have it, or no longer. */
  | { readonly kind: 'missing'; readonly status: 404 | 410 }
  /** The server is down, too slow, or sent something that cannot be read. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Asks the API. Never rejects. */
export type ReadApi = (query: PublicQuery, signal: AbortSignal) => Promise<ApiAnswer>;

const failed = (reason: string): ApiAnswer => ({ kind: 'failed', reason });

/** The text of a response; null where it has more bytes than the shop reads. */
async function readText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > LIMITS.body) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Fetches. A connection that was kept open may just have been closed by the server: then it is tried again, once. */
async function fetchTwice(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    return fetch(address, init);
  }
}

/** Takes the API's address, such as https://api.example.com. Sends no cookie and keeps none. */
export function createApiReader(
  address: string,
  { apiUrlOf, requestPath, isAnswerTo }: Pick<PageProgram, 'apiUrlOf' | 'requestPath' | 'isAnswerTo'>,
): ReadApi {
  const api = apiUrlOf(address);
  return async (query, signal) => {
    const address = `${api}${requestPath(query)}`;
    try {
      const response = await fetchTwice(address, { headers: { accept: 'application/json' }, signal });
      const { status, ok } = response;
      if (status === 404 || status === 410) {
        await response.body?.cancel();
        return { kind: 'missing', status };
      }
      const text = ok ? await readText(response) : null;
      if (text === null) {
        await response.body?.cancel().catch(() => undefined);
        return failed(`${address}: ${ok ? 'the answer is too long' : `status ${status}`}`);
      }
      const body: unknown = JSON.parse(text);
      return body !== null && isAnswerTo(query, body)
        ? { kind: 'answer', body }
        : failed(`${address}: the answer has another type`);
    } catch (error) {
      return failed(`${address}: ${String(error)}`);
    }
  };
}
