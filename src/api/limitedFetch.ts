import { measured } from '../lib/callWatch';
import { LIMITS } from '../lib/constants';
import { takeEarly } from './earlyRequests';

/** The body up to a limit in bytes. The rest is not fetched, and what is left of the JSON cannot be read. */
function limited(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        // Not an error: browsers report any error of a body as a broken connection, which would be tried again.
        if (size > limit) controller.terminate();
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * Fetches, or takes over the same request where the page has started it early. A body of more than `limit` bytes is cut
 * off, and so unreadable. What the server says of the length is not relied on, as it counts what is sent, which may be
 * compressed.
 */
export async function limitedFetch(request: Request, limit: number = LIMITS.body): Promise<Response> {
  const response = await (takeEarly(request) ?? fetch(request));
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  const body = __TRACES__ === 'off' ? response.body : measured(response.body, request.url);
  return new Response(limited(body, limit), { status, statusText, headers });
}
