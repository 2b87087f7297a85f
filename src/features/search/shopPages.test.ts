import { shopPageOf, shopPagesLike } from './shopPages';

it.each([
  ['order status', '/track-order'],
  ['Track', '/track-order'],
  [' track  order ', '/track-order'],
  ['returns', '/return'],
  ['refund policy', '/refund'],
  ['delivery', '/shipping'],
  ['my orders', '/orders'],
  ['contact us', '/contact'],
  ['tracksuit', null],
  ['order', null],
  ['', null],
])('“%s” names the page %p', (search, to) => {
  expect(shopPageOf(search)?.to ?? null).toBe(to);
});

it.each([
  ['tra', ['Track Order']],
  ['order', ['Track Order', 'Orders']],
  ['ret', ['Return Policy']],
  ['re', []],
  ['kurta', []],
])('“%s” may become %j', (search, names) => {
  expect(shopPagesLike(search).map(({ name }) => name)).toEqual(names);
});
