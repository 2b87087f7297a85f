import { LIMITS } from '../lib/constants';

type Chunk = Uint8Array<ArrayBuffer>;

/** The body up to a limit in bytes. The rest is not fetched, and what is left of the JSON cannot be read. */
async function readLimited(body: ReadableStream<Chunk>, limit: number): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Chunk[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.byteLength;
    if (size > limit) break;
    chunks.push(value);
  }
  // The request may have failed by now, which changes nothing.
  reader.cancel().catch(() => undefined);
  return new Blob(chunks);
}

/**
 * Fetches. A body of more than `limit` bytes is cut off, and so unreadable. What the server says of the length is not
 * relied on, as it counts what is sent, which may be compressed. Rejects, as fetch does, where the connection breaks
 * or is aborted, also in the middle of the body: a stream in the response instead would make Firefox log each aborted
 * request.
 */
export async function limitedFetch(request: Request, limit: number = LIMITS.body): Promise<Response> {
  const response = await fetch(request);
  if (response.body === null) return response;
  const body = await readLimited(response.body, limit);
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
