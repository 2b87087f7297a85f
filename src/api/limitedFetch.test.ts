/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setCallWatcher, takeBodySize } from './callWatch';
import { server } from '../testing/server';
import { limitedFetch } from './limitedFetch';

const address = 'http://localhost:8044/api/v1/storeInfo';
const request = () => new Request(address);

afterEach(() => setCallWatcher(null));

/** The server answers with a body in these parts. */
function answerInParts(...parts: readonly string[]): void {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  server.use(http.get(address, () => new HttpResponse(body, { status: 201, headers: { 'X-A': 'b' } })));
}

it.each([
  ['as long as the limit', ['abc', 'def', 'gh'], 'abcdefgh'],
  ['longer than the limit', ['abc', 'def', 'ghi'], 'abcdef'],
  ['empty', [], ''],
])('A body that is %s is read up to it', async (_what, parts, expected) => {
  answerInParts(...parts);
  const response = await limitedFetch(request(), 8);
  expect(await response.text()).toBe(expected);
  expect([response.status, response.headers.get('X-A')]).toEqual([201, 'b']);
});

it('An answer without a body has none', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 204 })));
  const response = await limitedFetch(request());
  expect([response.status, response.body]).toEqual([204, null]);
});

it('The size of a body is noted for whoever watches the calls', async () => {
  setCallWatcher(() => () => undefined);
  answerInParts('abc', 'ü');
  await limitedFetch(request());
  expect(takeBodySize('/api/v1/storeInfo')).toBe(5);
});
