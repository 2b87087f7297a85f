/** @jest-environment jest-fixed-jsdom */
import { buildStoreInfo } from '../../testing/builders';
import { toStoreInfo } from './storeInfo';

// A server may send anything: answers are not validated before they reach a model.

describe('Section 3, Store info', () => {
  it('holds the store’s name, description and company [3.store-info.1]', () => {
    expect(toStoreInfo(buildStoreInfo({ storeName: ' Loom & Lathe ' }))).toMatchObject({
      storeName: 'Loom & Lathe',
      companyName: 'Loom & Lathe Trading Pvt. Ltd.',
      companyAddress: '14 Mill Road, Bengaluru 560058',
      companyEmail: 'care@loomandlathe.example',
      companyPhone: '+91 80 4123 4567',
      companyLogoUrl: 'http://localhost:8044/pictures/logo.svg',
      description: 'Hand tools and clothes.',
    });
  });

  it('lists the names of categories, each once [3.store-info.2]', () => {
    expect(toStoreInfo(buildStoreInfo({ categories: ['Men', ' Women', 'Men', ' '] })).categories).toEqual([
      'Men',
      'Women',
    ]);
  });

  it('has pictures by category, and a default one; none that could run [3.store-info.3]', () => {
    const categoryImages = {
      Men: 'https://cdn.example/men.png',
      Women: '/pictures/women.png',
      'Hand Tools': 'javascript:alert(1)',
      default: 'https://cdn.example/default.png',
    };
    expect(toStoreInfo(buildStoreInfo({ categoryImages })).categoryImages).toEqual({
      Men: 'https://cdn.example/men.png',
      Women: '/pictures/women.png',
      default: 'https://cdn.example/default.png',
    });
  });

  it('has the HTML of the policies that it writes itself [3.store-info.4]', () => {
    const policies = { terms: '<p>Ours</p>', privacy: ' ', other: '<p>x</p>' };
    expect(toStoreInfo(buildStoreInfo({ policies })).policies).toEqual({ terms: '<p>Ours</p>' });
  });

  const bare = {
    storeName: '',
    companyName: '',
    companyAddress: '',
    companyEmail: '',
    companyPhone: '',
    companyLogoUrl: '',
    description: '',
    categories: [],
    categoryImages: {},
    policies: {},
  };

  it.each([
    ['left out', {}],
    ['nothing', null],
    ['a list', []],
    ['text', 'x'],
    [
      'null',
      {
        ...{
          storeName: null,
          companyName: null,
          companyAddress: null,
          companyEmail: null,
          companyPhone: null,
        },
        ...{
          companyLogoUrl: null,
          description: null,
          categories: null,
          categoryImages: null,
          policies: null,
        },
      },
    ],
    [
      'of another type',
      {
        ...{ storeName: {}, companyName: [], companyLogoUrl: 'data:text/html,x', categories: { a: 1 } },
        ...{ categoryImages: ['x'], policies: [1], description: true },
      },
    ],
    ['empty or unknown', { categories: [], categoryImages: {}, policies: {}, theme: 'dark' }],
  ])('is whole where everything is %s [3.store-info.8]', (_what, answer) => {
    expect(toStoreInfo(answer)).toEqual(bare);
  });

  it('takes numbers for texts, and a lone text for a list [3.store-info.8]', () => {
    expect(toStoreInfo({ companyPhone: 18001234, categories: 'Men', policies: { terms: 7 } })).toEqual({
      ...bare,
      companyPhone: '18001234',
      categories: ['Men'],
      policies: { terms: '7' },
    });
  });

  it('has pictures of 200 categories, and the default one wherever it stands', () => {
    const url = 'https://cdn.example/a.png';
    const names = [...Array.from({ length: 201 }, (_, index) => `c${index}`), 'default'];
    const { categoryImages } = toStoreInfo({
      categoryImages: Object.fromEntries(names.map((name) => [name, url])),
    });
    expect(Object.keys(categoryImages)).toEqual([...names.slice(0, 200), 'default']);
  });

  it('has no picture of a category whose name is too long', () => {
    const url = 'https://cdn.example/a.png';
    const { categoryImages } = toStoreInfo({
      categoryImages: { ['x'.repeat(300)]: url, ['x'.repeat(301)]: url },
    });
    expect(categoryImages).toEqual({ ['x'.repeat(300)]: url });
  });

  it('has 100 categories at most, with names of 300 characters', () => {
    const sent = Array.from({ length: 101 }, (_, index) => `${index} ${'x'.repeat(400)}`);
    const { categories } = toStoreInfo({ categories: sent });
    expect(categories).toEqual(sent.slice(0, 100).map((name) => name.slice(0, 300)));
  });
});
