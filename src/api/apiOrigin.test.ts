/** @jest-environment jest-fixed-jsdom */
import { apiOrigin, apiUrl } from '../browser/apiOrigin';
import { hostHeader } from './baseQuery';

function placeOf(address: string) {
  return new URL(address);
}

function pageWith(content: string): ParentNode {
  const page = document.createElement('head');
  const meta = document.createElement('meta');
  meta.name = 'storefront:api-origin';
  meta.content = content;
  page.append(meta);
  return page;
}

const plainPage = document.createElement('head');

describe('Section 7, the API host', () => {
  it.each([
    'http://localhost:3000/cart',
    'http://localhost/',
    'https://localhost/',
    'http://127.0.0.1:5000/',
  ])('is the local API on %s [7.all.2, 9.api.1]', (address) =>
    expect(apiOrigin(placeOf(address), plainPage)).toBe('http://localhost:8044'),
  );

  it.each([
    ['https://shop.example/products?page=2', 'https://api.shop.example'],
    ['http://shop.example:8080/', 'http://api.shop.example:8080'],
    ['https://localhost.example/', 'https://api.localhost.example'],
  ])('is a subdomain of the site elsewhere: %s [7.all.3]', (address, origin) => {
    expect(apiOrigin(placeOf(address), plainPage)).toBe(origin);
  });

  it('is what the deployment says, if that is a web address [7.all.4]', () => {
    const site = placeOf('https://shop.example/');
    expect(apiOrigin(site, pageWith('https://store-api.example/store/v2'))).toBe('https://store-api.example');
    expect(apiOrigin(placeOf('http://localhost:3000/'), pageWith('http://localhost:9000'))).toBe(
      'http://localhost:9000',
    );
    for (const content of ['', 'store-api.example', 'javascript:alert(1)', '/api']) {
      expect(apiOrigin(site, pageWith(content))).toBe('https://api.shop.example');
    }
  });
});

describe("The API's URL", () => {
  const site = placeOf('https://shop.example/');
  it.each([
    ['', 'https://api.shop.example/api/v1'],
    ['https://store-api.example', 'https://store-api.example/api/v1'],
    ['https://store-api.example/', 'https://store-api.example'],
    ['https://store-api.example/store/v2', 'https://store-api.example/store/v2'],
    [' https://store-api.example/store/v2/ ', 'https://store-api.example/store/v2'],
  ])('with "%s" in the page is %s', (content, url) => expect(apiUrl(site, pageWith(content))).toBe(url));
});

describe('Section 7, the Host header', () => {
  it('is a fixed placeholder on a local site [7.all.8]', () => {
    expect(hostHeader(placeOf('http://localhost:3000/'))).toBe('localhost');
    expect(hostHeader(placeOf('http://127.0.0.1:5000/'))).toBe('localhost');
  });

  it('is the current host elsewhere [7.all.9]', () => {
    expect(hostHeader(placeOf('https://shop.example/cart'))).toBe('shop.example');
    expect(hostHeader(placeOf('http://shop.example:8080/'))).toBe('shop.example:8080');
  });
});
