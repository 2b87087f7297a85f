import { hostHeader } from './hostHeader';

describe('Section 7, the Host header', () => {
  it('is a fixed placeholder on a local site [7.all.8]', () => {
    expect(hostHeader(new URL('http://localhost:3000/'))).toBe('localhost');
    expect(hostHeader(new URL('http://127.0.0.1:5000/'))).toBe('localhost');
  });

  it('is the current host elsewhere [7.all.9]', () => {
    expect(hostHeader(new URL('https://shop.example/cart'))).toBe('shop.example');
    expect(hostHeader(new URL('http://shop.example:8080/'))).toBe('shop.example:8080');
  });
});
