/** Wishlist, comparison, policies and the 404 page in their states. */
import { WISHLIST_KEY } from '../../../src/lib/constants';
import { firstCard } from './browsingScreens';
import { changeStoreInfo, heading, statesOf, type ScreenState } from './screen';
import { policySlugs } from '../../../src/lib/routes';

/** Wishlist and comparison. */
export const collected: readonly ScreenState[] = [
  ...statesOf({ page: 'Wishlist', path: '/wishlist' }, [
    { state: 'empty', shows: firstCard },
    {
      state: 'with products',
      kept: ({ products }) => ({ [WISHLIST_KEY]: { version: 1, products: products.slice(0, 5) } }),
      shows: firstCard,
    },
  ]),
  ...statesOf({ page: 'Compare', path: '/compare' }, [
    { state: 'nothing', shows: firstCard },
    {
      state: 'three alike',
      path: ({ products }) =>
        `/compare?ids=${products
          .filter(({ category }) => category === products[0]?.category)
          .slice(0, 3)
          .map(({ id }) => id)
          .join(',')}`,
      shows: (page) => page.getByRole('table'),
    },
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
export const device = statesOf({ page: 'Device', path: '/device' }, [
  { state: 'as it opens', shows: heading('Data on this device') },
]);

/** Terms as a store may send them. Style, handler, script and form are taken out of them. */
const ownTerms = `<p>These terms apply when you buy from {{companyName}}, here or in our workshop.</p>
<h2 style="color: red" onclick="alert(1)">Delivery</h2>
<p>We pack orders from Monday to Saturday and hand them to the carrier on the next morning. You get a message with the number of the parcel.</p>
<table>
<tr><th>To</th><th>Days</th></tr>
<tr><td>Bengaluru</td><td>1-2</td></tr>
<tr><td>Other cities</td><td>3-5</td></tr>
<tr><td>Villages</td><td>5-7</td></tr>
</table>
<img src="https://maps.example/warehouse.png" alt="The way to our warehouse">
<h2>Returns</h2>
<p>You may send an order back within seven days of receipt, in the original packaging. We do not take back:</p>
<ul>
<li>cloth that was cut or sewn to your measure,</li>
<li>blades that were sharpened or used,</li>
<li>gift cards.</li>
</ul>
<p>How it is done is in our <a href="/return">Return Policy</a>. For anything else write to {{companyEmail}}.</p>
<script>alert(2)</script><form action="https://forms.example"><input name="card"></form>`;

/** The policies. */
export const policies: readonly ScreenState[] = [
  ...statesOf(
    { page: 'Policy', path: '/about' },
    policySlugs.map((slug) => ({
      state: slug,
      path: `/${slug}`,
      shows: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    })),
  ),
  ...statesOf({ page: 'Policy', path: '/about' }, [
    {
      state: 'about, where the store sends no text and no picture',
      answers: changeStoreInfo({ policies: {}, categoryImages: {} }),
      shows: (page) => page.getByRole('heading', { level: 2, name: 'Where to find us' }),
    },
    {
      state: "the store's own text",
      path: '/terms',
      answers: changeStoreInfo({ policies: { terms: ownTerms } }),
      shows: (page) => page.getByRole('heading', { level: 2, name: 'Returns' }),
    },
  ]),
];

/** Addresses without a page. */
export const notFound = statesOf({ page: '404', path: '/404' }, [
  { state: 'an unknown address', shows: firstCard },
]);
