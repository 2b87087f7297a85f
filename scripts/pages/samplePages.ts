/** Pages with every kind of content, to find the styles that the pages of each route can need. */
import type { PageSource } from '../../src/rendering/prerender';
import { FEATURED_LIMIT, LISTING_PAGE_SIZE } from '../../src/lib/constants';
import type { PageProgram } from './pageKit';

const PICTURE = 'https://pictures.example/one.jpg';
const FETCHED_AT = 0;

const storeInfo = {
  storeName: 'Store',
  description: 'A store.',
  companyName: 'Company',
  companyAddress: 'Street 1\nCity',
  companyEmail: 'shop@store.example',
  companyPhone: '+911234567890',
  companyLogoUrl: PICTURE,
  categories: ['One', 'Two', 'Three', 'Four'],
  categoryImages: { One: PICTURE },
};

const attribute = (key: string, ...value: string[]) => ({ key, value });
const plain = { id: 'plain', title: 'Plain', category: 'One', regularPrice: 10 };
const rich = {
  ...plain,
  id: 'rich',
  description: 'Long.',
  discountedPrice: 5,
  imgUrl: PICTURE,
  images: [{ url: PICTURE }, { url: `${PICTURE}?2` }],
  attributes: [attribute('size', 'S', 'M'), attribute('color', 'Red', 'Blue'), attribute('weight', '1', '2')],
};
const oneSize = { ...rich, images: [], discountedPrice: null, attributes: [attribute('size', 'One Size')] };
const products = [plain, rich, oneSize];
/** As many as a page of the listing shows: the pictures of the first ones are loaded at once. */
const listed = Array.from({ length: LISTING_PAGE_SIZE }, (_, index) => products[index % products.length]);

const stores: readonly object[] = [storeInfo, {}];

/** The sources of sample pages of every route that is rendered with data. */
export function samplePages({
  firstQuery,
  homeQuery,
  storeQuery,
  categoriesOf,
}: PageProgram): readonly PageSource[] {
  const store = (answer: object) => ({ query: storeQuery, answer });
  const homes = stores.flatMap((info) =>
    [products, []].map((data): PageSource => {
      const query = homeQuery(categoriesOf(info));
      const shown = [...data, ...data].slice(0, FEATURED_LIMIT);
      return {
        pathname: '/',
        data: { fetchedAt: FETCHED_AT, answers: [store(info), { query, answer: { data: shown } }] },
      };
    }),
  );
  const listings = [
    '',
    '?columns=2',
    '?category=one',
    '?category=men&parentCategory=Kurtas&page=3',
    '?featured=true&page=9',
  ].flatMap((search) =>
    [listed, []].flatMap((data) =>
      [data.length, 200].map((total): PageSource => {
        const address = { pathname: '/products', search };
        const query = firstQuery(address) ?? storeQuery;
        const answer = { data, pagination: { total } };
        return {
          ...address,
          data: { fetchedAt: FETCHED_AT, answers: [store(storeInfo), { query, answer }] },
        };
      }),
    ),
  );
  // What is searched comes from the whole catalogue, which only a browser asks for.
  const searched: PageSource = {
    pathname: '/products',
    search: '?search=saw',
    data: { fetchedAt: FETCHED_AT, answers: [store(storeInfo)] },
  };
  const productPages = [...products, null].map((answer): PageSource => {
    const address = { pathname: '/product/one', search: '' };
    const query = firstQuery(address) ?? storeQuery;
    return { ...address, data: { fetchedAt: FETCHED_AT, answers: [store(storeInfo), { query, answer }] } };
  });
  const policies = stores.map((info): PageSource => ({
    pathname: '/terms',
    data: { fetchedAt: FETCHED_AT, answers: [store(info)] },
  }));
  return [...homes, ...listings, searched, ...productPages, ...policies];
}
