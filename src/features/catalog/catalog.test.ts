import type { ProductAttribute } from '../../api/models/types';
import { isProductMissing, productToShow } from '../../api/storefrontApi';
import { firstPageAddress, readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import type { Reading } from '../search/productList';
import type { Found } from '../search/searchSlice';
import { offeredProducts, readComparedIds } from './CompareContainer';
import { compareProducts } from './CompareTable';
import { listingCrumbs, listingHeading, productCrumbs } from './crumbs';
import { foundView } from './ProductListingContainer';
import { choiceOf, dimensionsOf, similarArg, sizeHeading, specificationsOf } from './productDetails';

describe('The compared products', () => {
  it.each([
    ['', []],
    ['ids=', []],
    ['ids=saw,hammer', ['saw', 'hammer']],
    ['ids=,saw,,saw,hammer', ['saw', 'hammer']],
    ['ids=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ])('of the address ?%s are %j', (search, ids) =>
    expect(readComparedIds(new URLSearchParams(search))).toEqual(ids),
  );

  it('are side by side with their facts, and the differing ones are told', () => {
    const one = buildProductModel({
      price: 1299,
      category: 'Men',
      sizes: ['S', 'L'],
      colors: ['Ivory'],
      attributes: [
        { key: 'head_weight', values: ['450'], unit: 'g' },
        // Told with the sizes and colours already.
        { key: 'Colour', values: ['Ivory'], unit: null },
      ],
    });
    const other = buildProductModel({
      price: 999,
      category: 'Men',
      sizes: ['S', 'L'],
      colors: ['Ivory', 'Teal'],
      attributes: [
        { key: 'fabric', values: ['Linen'], unit: null },
        { key: 'Fabric', values: [''], unit: null },
      ],
    });
    expect(compareProducts([one, other])).toEqual([
      { name: 'Colours', values: ['Ivory', 'Ivory, Teal'], differs: true },
      { name: 'head weight', values: ['450 g', ''], differs: true },
      { name: 'fabric', values: ['', 'Linen'], differs: true },
      { name: 'Category', values: ['Men', 'Men'], differs: false },
      { name: 'Sizes', values: ['S, L', 'S, L'], differs: false },
    ]);
  });

  const withFacts = (facts: Readonly<Record<string, string>>) =>
    buildProductModel({
      attributes: Object.entries(facts).map(([key, value]) => ({ key, values: [value], unit: null })),
    });

  it('begin with the facts that most of them give', () => {
    const facts = compareProducts([
      withFacts({ teeth: '12', length: '300 mm', steel: 'C45' }),
      withFacts({ length: '320 mm', steel: 'C60' }),
      withFacts({ steel: 'C70', pin: '' }),
    ]);
    const differing = facts.filter(({ differs }) => differs);
    expect(differing.map(({ name }) => name)).toEqual(['steel', 'length', 'teeth']);
  });

  it('have one line for a fact that is given twice', () => {
    const attributes = [
      { key: 'fabric', values: ['Linen'], unit: null },
      { key: 'fabric', values: ['Cotton'], unit: null },
    ];
    const facts = compareProducts([buildProductModel({ attributes })]);
    expect(facts.filter(({ name }) => name === 'fabric')).toEqual([
      { name: 'fabric', values: ['Linen, Cotton'], differs: false },
    ]);
  });
});

describe('Products that could be compared next', () => {
  const tools = { category: 'Hand Tools', parentCategory: 'Hammers' };
  const hammer = buildProductModel({ id: 'hammer', ...tools });

  it('are eight, each once', () => {
    const list = Array.from({ length: 10 }, (_, index) => buildProductModel({ id: `p${index}` }));
    const offered = offeredProducts([buildProductModel({ id: 'p1' })], list, list.slice(0, 1));
    expect(offered.map(({ id }) => id)).toEqual(['p0', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']);
  });

  it('begin with the same sub-category, then the same category, before what the device keeps', () => {
    const { parentCategory: _unknown, ...keptHammer } = buildProductModel({ id: 'mallet', ...tools });
    const lists = [
      [hammer, buildProductModel({ id: 'mallet', ...tools })],
      [buildProductModel({ id: 'saw', ...tools, parentCategory: 'Saws' })],
      [buildProductModel({ id: 'saree', category: 'Women', parentCategory: 'Sarees' }), keptHammer],
      [buildProductModel({ id: 'sledge', ...tools, category: 'hand tools' })],
    ];
    const offered = offeredProducts([hammer], ...lists);
    expect(offered.map(({ id }) => id)).toEqual(['mallet', 'sledge', 'saw', 'saree']);
  });

  it('are those of the device where nothing is compared yet', () => {
    expect(offeredProducts([], [hammer]).map(({ id }) => id)).toEqual(['hammer']);
  });
});

describe('Crumbs', () => {
  const crumbsOf = (query: string) => listingCrumbs(readListing(new URLSearchParams(query)), ['Hand Tools']);

  const home = { name: 'Home', path: '/' };

  describe('The way to a listing', () => {
    it('ends at its heading', () => {
      expect(crumbsOf('')).toEqual([home, { name: 'All Products', path: '/products' }]);
      expect(crumbsOf('category=hand+tools&page=2')).toEqual([
        home,
        { name: 'Hand Tools', path: '/products?category=hand+tools&page=2' },
      ]);
    });

    it('is the same with search, order and filters', () => {
      expect(crumbsOf('category=hand+tools&sort=name&size=M&page=2')).toEqual(
        crumbsOf('category=hand+tools'),
      );
    });
  });

  it('The way to a product leads through its category, where it has one', () => {
    const product = buildProductModel({ id: 'p', name: 'Linen Kurta', category: 'Men' });
    const last = { name: 'Linen Kurta', path: '/product/p' };
    expect(productCrumbs(product)).toEqual([home, { name: 'Men', path: '/products?category=men' }, last]);
    expect(productCrumbs({ ...product, category: '' })).toEqual([home, last]);
  });
});

const listing = readListing(new URLSearchParams('search=hammer&page=2'));

const products = [buildProductModel()];

/** What the second page of the listing has found, of 25 products. */
function found(changes: Partial<Found> = {}, status: Reading['status'] = 'complete'): Found {
  return {
    listing: firstPageAddress(listing),
    page: 2,
    corrected: '',
    products,
    total: 25,
    reading: { status, read: 100, total: 100 },
    ...changes,
  };
}

describe('A listing with search', () => {
  it.each([
    ['failed where nothing can be looked for', found(), true, { kind: 'failed' }],
    ['loading before anything is found', null, false, { kind: 'loading', total: 0 }],
    [
      'loading while another listing is shown',
      found({ listing: '/products?search=saw' }),
      false,
      { kind: 'loading', total: 0 },
    ],
    [
      'loading with the pagination while another page is looked for',
      found({ page: 1 }),
      false,
      { kind: 'loading', total: 25 },
    ],
    ['ready', found(), false, { kind: 'ready', products, total: 25, corrected: '', isGrowing: false }],
    [
      'ready and growing while the catalogue is read',
      found({}, 'reading'),
      false,
      { kind: 'ready', products, total: 25, corrected: '', isGrowing: true },
    ],
    [
      'ready with what was read before reading failed',
      found({}, 'failed'),
      false,
      { kind: 'ready', products, total: 25, corrected: '', isGrowing: false },
    ],
    [
      'loading while nothing was found so far',
      found({ products: [], total: 0 }, 'reading'),
      false,
      { kind: 'loading', total: 0 },
    ],
    [
      'failed where reading failed before anything was found',
      found({ products: [], total: 0 }, 'failed'),
      false,
      { kind: 'failed' },
    ],
    [
      'empty where nothing was found',
      found({ products: [], total: 0 }),
      false,
      { kind: 'empty', nearest: [], isNear: false },
    ],
    ['past its end', found({ products: [] }), false, { kind: 'pastEnd', pageCount: 3 }],
    [
      'past its end where reading failed later',
      found({ products: [], total: 12 }, 'failed'),
      false,
      { kind: 'pastEnd', pageCount: 1 },
    ],
  ] as const)('is %s', (_what, result, hasFailed, view) =>
    expect(foundView(result, listing, hasFailed)).toEqual(view),
  );
});

describe('Is product missing', () => {
  const product = buildProductModel();

  const broken = { kind: 'http', status: 500, message: '' };

  it.each([
    ['is loading', { isError: false }, false],
    ['has loaded', { currentData: product, isError: false }, false],
    ['is not in the answer', { currentData: null, isError: false }, true],
    ['could not be loaded', { isError: true, error: broken }, true],
    ['could not be loaded again', { currentData: product, isError: true, error: broken }, false],
    [
      'has been removed since',
      { currentData: product, isError: true, error: { ...broken, status: 404 } },
      true,
    ],
  ])('A product that %s: %j', (_what, result, isMissing) => {
    expect(isProductMissing(result)).toBe(isMissing);
  });

  describe('The product to show', () => {
    const listed = buildProductModel({ name: 'As listed' });
    const answered = buildProductModel({ name: 'As answered' });

    it.each([
      ['its own answer', { currentData: answered, isError: false }, answered],
      ['what a list has sent, while there is none', { isError: false }, listed],
      ['none, where the answer says that there is none', { currentData: null, isError: false }, null],
      ['none, where it cannot be loaded', { isError: true }, undefined],
    ])('is %s', (_what, result, shown) => {
      expect(productToShow(result, listed)).toBe(shown);
    });
  });
});

const storeCategories = ['Hand Tools', 'MEN', 'WOMEN', 'DIY', 'औज़ार'];

describe('Section 2, Products listing: the heading', () => {
  it.each([
    ['men', false, "Men's Collection"],
    ['women', true, "Women's Collection"],
    ['accessories', false, 'Accessories'],
  ])('of category %j, featured %j, is %j [2.listing.3]', (category, featured, heading) => {
    expect(listingHeading({ category, featured }, storeCategories)).toBe(heading);
  });

  it.each([
    ['hand tools', 'Hand Tools'],
    ['diy', 'DIY'],
    ['tool sets', 'Tool Sets'],
    ['home & garden', 'Home & Garden'],
    ['औज़ार', 'औज़ार'],
    ['constructor', 'Constructor'],
  ])('of category %j is %j [2.listing.4]', (category, heading) => {
    expect(listingHeading({ category, featured: false }, storeCategories)).toBe(heading);
  });

  it.each([
    [false, 'All Products'],
    [true, 'Featured Products'],
  ])('of no category, featured %j, is %j [2.listing.5]', (featured, heading) => {
    expect(listingHeading({ category: '', featured }, storeCategories)).toBe(heading);
  });
});

describe('Product details', () => {
  function attribute(
    key: string,
    values: readonly string[] = ['x'],
    unit: string | null = null,
  ): ProductAttribute {
    return { key, values, unit };
  }

  describe('Section 5, Size heading', () => {
    it.each([
      ['Footwear', '', ['8', '9'], 'Shoe Size'],
      ["Women's footwear", '', ['One Size'], 'Shoe Size'],
      ["Men's Shoes", '', ['8'], 'Shoe Size'],
      ['Men', 'A Shoe for long days.', ['One Size'], 'Shoe Size'],
      ['Accessories', '', ['One Size'], 'Size'],
      ['Men', '', ['One Size', 'L'], 'Clothing Size'],
      ['Men', '', ['S', 'M'], 'Clothing Size'],
    ])(
      'of %s described as %j in %j is %s [5.size-heading.1, 5.size-heading.2, 5.size-heading.3, 5.size-heading.4]',
      (category, description, sizes, heading) => {
        expect(sizeHeading({ category, description, sizes })).toBe(heading);
      },
    );
  });

  describe('Section 5, Specifications', () => {
    it('hides keys with phone, writes underscores as spaces and adds the unit [5.specifications.1, 5.specifications.3]', () => {
      const attributes = [
        attribute('support_phone'),
        attribute('Phone'),
        attribute('head_weight', ['450'], 'g'),
        attribute('fabric', ['Linen', 'Cotton']),
        attribute('size', ['S', 'M']),
        attribute('Colour', ['Ivory']),
      ];
      expect(specificationsOf(attributes)).toEqual([
        { name: 'head weight', value: '450 g' },
        { name: 'fabric', value: 'Linen, Cotton' },
        { name: 'size', value: 'S, M' },
        { name: 'Colour', value: 'Ivory' },
      ]);
    });

    it('lists the first ten of what is left [5.specifications.2, 9.product.1]', () => {
      const attributes = [
        attribute('phone'),
        ...Array.from({ length: 12 }, (_, index) => attribute(`k${index}`)),
      ];
      const names = specificationsOf(attributes).map(({ name }) => name);
      expect(names).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9']);
    });
  });

  describe('The dimensions of a product', () => {
    it('are the specifications that say how large or heavy it is', () => {
      const attributes = [
        attribute('fabric', ['Linen']),
        attribute('garment_length', ['102'], 'cm'),
        attribute('Weight', ['450'], 'g'),
        attribute('lightweight', ['yes']),
        attribute('size', ['S', 'M']),
      ];
      expect(dimensionsOf(attributes)).toEqual([
        { name: 'garment length', value: '102 cm' },
        { name: 'Weight', value: '450 g' },
      ]);
    });
  });

  describe('The choice that a product shows', () => {
    const product = { sizes: ['S', 'L'], colors: ['Ivory', 'Teal'] };
    const single = { sizes: ['One Size'], colors: ['Ivory'] };
    const line = { selectedSize: 'L', selectedColor: 'Teal' };
    const draft = { size: 'S', color: 'Ivory', quantity: 3 };

    it.each([
      ['what was chosen', product, draft, line, { size: 'S', color: 'Ivory', quantity: 3 }],
      ['else that of the cart line', product, {}, line, { size: 'L', color: 'Teal', quantity: 1 }],
      ['else the only one', single, {}, undefined, { size: 'One Size', color: 'Ivory', quantity: 1 }],
      ['else none', product, {}, undefined, { size: '', color: '', quantity: 1 }],
      [
        'none where the only size is a measure',
        { ...single, sizes: ['M'] },
        {},
        undefined,
        { size: '', color: 'Ivory', quantity: 1 },
      ],
      [
        'also where the choice was taken back',
        single,
        { size: '', color: '' },
        line,
        { size: '', color: '', quantity: 1 },
      ],
    ])('is %s', (_what, shown, chosen, of, choice) => expect(choiceOf(shown, chosen, of)).toEqual(choice));
  });

  it('asks for one product more than it shows of the same category, which is in lower case', () => {
    expect(similarArg('Hand Tools')).toEqual({ page: 1, limit: 5, category: 'hand tools' });
  });
});
