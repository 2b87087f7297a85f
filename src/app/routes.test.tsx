import { paths } from '../lib/routes';
import { prerenderedPaths } from '../rendering/builtPages';
import { routeOf } from './routes';

describe('The route of an address', () => {
  it.each([
    ['/', paths.home],
    ['/products', paths.products],
    ['/Product/51d0/', paths.product],
    ['/404', paths.notFound],
    ['/terms', paths.policy],
    // Without a page of its own: the policy page sends it on to the 404 page, as it does with every unknown word.
    ['/forgot-password', paths.policy],
    ['/orders/17', paths.notFound],
    ['/no/such/page', paths.notFound],
  ])('%s is %s', (pathname, path) => {
    expect(routeOf(pathname).path).toBe(path);
  });
});

it('prerenders only pages that can be shown without a session and without parameters', () => {
  expect(prerenderedPaths.length).toBeGreaterThan(0);
  for (const path of prerenderedPaths) {
    expect(routeOf(path)).toMatchObject({ path, isPrerendered: true });
    expect(routeOf(path).access).not.toBe('session');
  }
});
