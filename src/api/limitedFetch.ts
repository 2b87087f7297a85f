import { LIMITS } from '../lib/constants';

/** A SyntaxError, because to the base query a body that is too long is one that cannot be read. */
function tooLong(): SyntaxError {
  return new SyntaxError('The answer is too long.');
}

/** The body up to a limit in bytes. A longer one fails, and the rest of it is not fetched. */
function limited(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) controller.error(tooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * Fetches; a body of more than `limit` bytes fails while it is read. What the server says of the length is not relied
 * on, as it counts what is sent, which may be compressed.
 */
export async function limitedFetch(request: Request, limit: number = LIMITS.body): Promise<Response> {
  const response = await fetch(request);
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(limited(response.body, limit), { status, statusText, headers });
}
