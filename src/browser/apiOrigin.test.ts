/** @jest-environment jest-fixed-jsdom */
import { apiOrigin, apiUrl } from './apiOrigin';

/** The head of a page, with what a deployment has written into it; without the tag for null. */
function pageWith(content: string | null): ParentNode {
  const page = document.createElement('head');
  page.innerHTML = content === null ? '' : '<meta name="storefront:api-origin">';
  if (content !== null) page.querySelector('meta')?.setAttribute('content', content);
  return page;
}

it.each([
  ['http://localhost:3000/cart', null, 'http://localhost:8044/api/v1'],
  ['https://127.0.0.1/', null, 'http://localhost:8044/api/v1'],
  ['http://[::1]:5000/', '', 'http://localhost:8044/api/v1'],
  ['http://localhost:3000/', 'http://localhost:9000', 'http://localhost:9000/api/v1'],
  ['http://shop.example:8080/', null, 'http://api.shop.example:8080/api/v1'],
  ['https://localhost.example/', null, 'https://api.localhost.example/api/v1'],
  ['https://shop.example/', 'HTTPS://Store.example', 'https://store.example/api/v1'],
  ['https://shop.example/', 'https://store.example/', 'https://store.example'],
  ['https://shop.example/', ' https://store.example/v2 ', 'https://store.example/v2'],
  ['https://shop.example/', 'https://store.example/v2//', 'https://store.example/v2'],
  ['https://shop.example/', 'https://store.example/a//v2', 'https://store.example/a//v2'],
])('the API of %s with %j in the page is at %s', (place, content, url) => {
  expect(apiUrl(new URL(place), pageWith(content))).toBe(url);
  expect(apiOrigin(new URL(place), pageWith(content))).toBe(new URL(url).origin);
});

it.each(['', 'store.example', '/api', 'https://', 'javascript:alert(1)', 'blob:https://a.example/1'])(
  'the API is at its usual address where the page says %j, which is no web address',
  (content) => {
    expect(apiUrl(new URL('https://shop.example/'), pageWith(content))).toBe(
      'https://api.shop.example/api/v1',
    );
  },
);

it('is at its usual address where the tag of the page says nothing', () => {
  const page = pageWith('https://store.example');
  page.querySelector('meta')?.removeAttribute('content');
  expect(apiOrigin(new URL('https://shop.example/'), page)).toBe('https://api.shop.example');
});
