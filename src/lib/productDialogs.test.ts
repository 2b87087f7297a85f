import { noDialogs, withDialogs } from './productDialogs';

const cart = { pathname: '/cart', search: '' };

it('opens a dialog over the page that is shown, and closes it again', () => {
  const opened = withDialogs({ pathname: '/products', search: '?page=2' }, { view: 'p 1' });
  expect(opened).toBe('/products?page=2&view=p+1');
  expect(withDialogs(new URL(opened, 'http://localhost'), { view: '' })).toBe('/products?page=2');
});

it('leaves a dialog open that is not named, and closes all of them', () => {
  const search = '?view=p1&line=l1';
  expect(withDialogs({ ...cart, search }, { demo: 'p1' })).toBe('/cart?view=p1&line=l1&demo=p1');
  expect(withDialogs({ ...cart, search: `${search}&demo=p1` }, noDialogs)).toBe('/cart');
});
