import { isAtSource, webSources } from './webSources';

it.each(['http://localhost:8044', 'http://127.0.0.1:8044', 'http://[::1]:8044'])(
  'a server may name addresses of this machine where the API is at %s',
  (api) => {
    expect(webSources(api)).toEqual(['https:', api, 'http://localhost:*', 'http://127.0.0.1:*']);
  },
);

it.each(['https://api.shop.example', 'https://localhost.example', ''])(
  'a server may name none of this machine where the API is at "%s"',
  (api) => {
    expect(webSources(api)).toEqual(['https:', api]);
  },
);

it.each([
  ['https://shop.example/', 'https:', true],
  ['http://shop.example/', 'https:', false],
  ['http://localhost:9000/a', 'http://localhost:*', true],
  ['http://localhost/a', 'http://localhost:*', true],
  ['https://localhost:9000/a', 'http://localhost:*', false],
  ['http://localhost.example:9000/', 'http://localhost:*', false],
  ['http://api.shop.example/a', 'http://api.shop.example', true],
  ['http://api.shop.example:81/a', 'http://api.shop.example', false],
  ['http://shop.example/', '', false],
])('%s is at %s: %p', (url, source, isThere) => {
  expect(isAtSource(new URL(url), source)).toBe(isThere);
});
