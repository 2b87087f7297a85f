import { MAX_KEPT_BYTES } from '../lib/offlineCaches';
import { isFile, isKeptPicture, isVisitorsAnswer } from './keeping';

const address = 'https://api.shop.example/api/v1/products/hammer';
const visitors = new Request(address);
const answer = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers });

describe('Of the answers to public calls', () => {
  it('those to a visitor are kept, also where the browser must not', async () => {
    expect(await isVisitorsAnswer(visitors, answer('{}', { 'cache-control': 'no-store' }))).toBe(true);
  });

  it('none to a request with a token is kept', async () => {
    const accounts = new Request(address, { headers: { Authorization: 'Bearer secret' } });
    expect(await isVisitorsAnswer(accounts, answer('{}'))).toBe(false);
  });

  it('no failure is kept', async () => {
    for (const status of [404, 410, 500])
      expect(await isVisitorsAnswer(visitors, answer('{}', {}, status))).toBe(false);
  });

  it('none is kept that is too large, whether a header says so or not', async () => {
    const large = 'x'.repeat(MAX_KEPT_BYTES + 1);
    expect(await isVisitorsAnswer(visitors, answer(large))).toBe(false);
    expect(await isVisitorsAnswer(visitors, answer('{}', { 'content-length': String(large.length) }))).toBe(
      false,
    );
    expect(await isVisitorsAnswer(visitors, answer(large.slice(1)))).toBe(true);
  });

  it('the answer can still be read', async () => {
    const response = answer('{"id":1}');
    await isVisitorsAnswer(visitors, response);
    expect(await response.text()).toBe('{"id":1}');
  });
});

it('no page is kept in place of a file', () => {
  expect(isFile(answer('code', { 'content-type': 'text/javascript' }))).toBe(true);
  expect(isFile(answer('<!doctype html>', { 'content-type': 'text/html; charset=utf-8' }))).toBe(false);
  expect(isFile(answer('', {}, 404))).toBe(false);
});

it('pictures are kept, but none that is private, missing or too large', async () => {
  const picture = { 'content-type': 'image/webp' };
  expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'public, max-age=60' }))).toBe(
    true,
  );
  expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'private' }))).toBe(false);
  expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'no-store' }))).toBe(false);
  expect(await isKeptPicture(answer('pixels', picture, 404))).toBe(false);
  expect(await isKeptPicture(answer('x'.repeat(MAX_KEPT_BYTES + 1), picture))).toBe(false);
});
