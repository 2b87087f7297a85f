/** @jest-environment jest-fixed-jsdom */
import { isRenderedFor } from './publicPath';

function page(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
}

describe('Markup', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['/products?page=2', 'data-prerendered="/products" data-search="?page=2"', true],
    ['/products?page=3', 'data-prerendered="/products" data-search="?page=2"', false],
    ['/products', 'data-prerendered="/products" data-search="?page=2"', false],
    ['/cart?x=1', 'data-prerendered="/cart"', true],
    ['/orders', 'data-prerendered="/cart"', false],
    ['/', '', false],
  ])('for %s is the one with %s: %p', (address, attributes, isRendered) => {
    const root = page(`<div ${attributes}></div>`).querySelector('div');
    window.history.replaceState(null, '', address);
    expect(root !== null && isRenderedFor(window.location, root)).toBe(isRendered);
  });
});
