/** Wishlist, comparison, policies and the 404 page in their states. */
import { WISHLIST_KEY } from '../../../src/lib/constants';
import { firstCard } from './browsingScreens';
import { answer, heading, statesOf, text, type ScreenState } from './screen';
import { policySlugs } from '../../../src/lib/routes';

/** Wishlist and comparison. */
export const collected: readonly ScreenState[] = [
  ...statesOf('Wishlist', [
    { state: 'empty', path: '/wishlist', shows: firstCard },
    {
      state: 'with products',
      path: '/wishlist',
      kept: ({ products }) => ({ [WISHLIST_KEY]: { version: 1, products: products.slice(0, 5) } }),
      shows: firstCard,
    },
  ]),
  ...statesOf('Compare', [
    { state: 'nothing', path: '/compare', shows: (page) => page.getByRole('heading', { level: 1 }) },
    {
      state: 'three products',
      path: ({ products }) =>
        `/compare?ids=${products
          .slice(0, 3)
          .map(({ id }) => id)
          .join(',')}`,
      shows: (page) => page.getByRole('table'),
    },
  ]),
];

/** What the device keeps. */
export const device: readonly ScreenState[] = statesOf('Device', [
  { state: 'as it opens', path: '/device', shows: heading('Data on this device') },
]);

/** The policies. */
export const policies: readonly ScreenState[] = [
  ...statesOf(
    'Policy',
    policySlugs.map((slug) => ({
      state: slug,
      path: `/${slug}`,
      shows: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    })),
  ),
  ...statesOf('Policy', [
    {
      state: "the store's own text",
      path: '/terms',
      answers: answer('/storeInfo', {
        companyName: 'Loom & Lathe',
        policies: {
          terms:
            '<h2>Our terms</h2><p>Words of <b>{{companyName}}</b>.</p><ul><li>One</li><li>Two</li></ul><img src="https://cdn.example/a.png" alt="Map"><table><tr><th>Zone</th><th>Days</th></tr><tr><td>Pune</td><td>2</td></tr></table>',
        },
      }),
      shows: text(/^Words of/),
    },
  ]),
];

/** Addresses without a page. */
export const notFound: readonly ScreenState[] = statesOf('404', [
  { state: 'an unknown address', path: '/404', shows: firstCard },
]);
