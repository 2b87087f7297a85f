import { products } from '../../../sandbox/catalogue/products';
import { toProduct } from '../../api/models/product';
import type { Product } from '../../api/models/types';
import { readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import { memoryCatalogueSources } from '../../testing/memoryDevice';
import { createCatalogue } from './catalogue';
import { colorGroups } from './FilterGroups';
import { findProducts } from './findProducts';
import { createProductTable } from './productList';
import { createWordIndex, wordsOf } from './wordIndex';

const PAGE_SIZE = 3;

function product(name: string, changes: Partial<Product> = {}): Product {
  return buildProductModel({ id: name, name, price: 500, originalPrice: null, ...changes });
}

/** Finds among these products, in their order, what the query of an address asks for. */
function find(products: readonly Product[], query = '') {
  const table = createProductTable();
  for (const one of products) table.add(one);
  const found = findProducts(table, table.positions(), readListing(new URLSearchParams(query)), PAGE_SIZE);
  return { ...found, names: found.products.map(({ name }) => name) };
}

const saw = product('Saw', {
  category: 'Hand Tools',
  parentCategory: 'Saws',
  price: 900,
  originalPrice: 1000,
  createdAt: '2026-02-01T00:00:00.000Z',
  sizes: [],
  colors: ['Red', 'Black'],
});

const axe = product('axe 10', {
  category: 'Hand Tools',
  parentCategory: 'Axes',
  price: 1200,
  createdAt: null,
  sizes: ['One Size'],
  colors: [],
});

const kurta = product('Axe 9', {
  category: 'Men',
  parentCategory: 'Kurtas',
  price: 600,
  createdAt: '2026-03-01T00:00:00.000Z',
  sizes: ['S', 'M'],
  colors: ['Red'],
});

const shop = [saw, axe, kurta];

describe('The products of a listing', () => {
  it.each([
    ['', ['Saw', 'axe 10', 'Axe 9']],
    ['category=HAND+tools', ['Saw', 'axe 10']],
    ['parentCategory=kurtas', ['Axe 9']],
    ['category=men&parentCategory=saws', []],
    ['size=M', ['Axe 9']],
    ['size=M&size=One+Size', ['axe 10', 'Axe 9']],
    ['color=Red', ['Saw', 'Axe 9']],
    ['color=Red&size=S', ['Axe 9']],
    ['minPrice=900', ['Saw', 'axe 10']],
    ['minPrice=901', ['axe 10']],
    ['maxPrice=900', ['Saw', 'Axe 9']],
    ['maxPrice=899', ['Axe 9']],
    ['sale=true', ['Saw']],
  ])('with the address %j are %j', (query, names) => {
    const found = find(shop, query);
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it.each([
    ['price-asc', ['Axe 9', 'Saw', 'axe 10']],
    ['price-desc', ['axe 10', 'Saw', 'Axe 9']],
    ['newest', ['Axe 9', 'Saw', 'axe 10']],
    ['name', ['Axe 9', 'axe 10', 'Saw']],
  ])('are sorted by %s: %j', (sort, names) => {
    expect(find(shop, `sort=${sort}`).names).toEqual(names);
  });

  it('keep their order where they are equal', () => {
    const same = ['c', 'a', 'b'].map((name) => product(name));
    expect(find(same, 'sort=price-asc').names).toEqual(['c', 'a', 'b']);
    expect(find(same, 'sort=price-desc').names).toEqual(['c', 'a', 'b']);
  });

  it('come page by page', () => {
    const seven = Array.from({ length: 7 }, (_, index) => product(`n${index}`));
    expect(find(seven).names).toEqual(['n0', 'n1', 'n2']);
    expect(find(seven, 'page=3').names).toEqual(['n6']);
    expect(find(seven, 'page=4')).toMatchObject({ names: [], total: 7 });
  });
});

describe('The filters by what specifications tell apart', () => {
  const made = (name: string, material: string, changes: Partial<Product> = {}) =>
    product(name, {
      sizes: ['S'],
      colors: [],
      attributes: [
        { key: 'material', values: [material], unit: null },
        { key: 'width', values: [`${name.length * 10}`], unit: 'mm' },
        { key: 'support_phone', values: ['1'], unit: null },
        { key: 'Size', values: ['S'], unit: null },
      ],
      ...changes,
    });
  const tools = [made('Saw', 'Steel'), made('Axe', 'Steel', { sizes: ['M'] }), made('Hammer', 'Beech')];
  const STEEL = 'with=material%3ASteel';

  it('are those that several products share, with how many each value shows', () => {
    const { choices } = find(tools);
    expect(choices.facets).toEqual(
      [
        { key: 'width', options: ['width:30 mm', 'width:60 mm'] },
        { key: 'material', options: ['material:Beech', 'material:Steel'] },
      ].toReversed(),
    );
    expect(choices.counts).toMatchObject({ 'material:material:Steel': 2, 'size:S': 2, 'size:M': 1 });
  });

  it('show the products with one of the chosen values', () => {
    expect(find(tools, STEEL).names).toEqual(['Saw', 'Axe']);
    expect(find(tools, `${STEEL}&with=material%3ABeech`).names).toEqual(['Saw', 'Axe', 'Hammer']);
    expect(find(tools, `${STEEL}&with=width%3A60+mm`).names).toEqual([]);
    expect(find(tools, 'with=nonsense').names).toEqual([]);
  });

  it('count what an option would show beside the other filters, not beside its own', () => {
    expect(find(tools, `${STEEL}&size=S`).choices.counts).toMatchObject({
      'material:material:Steel': 1,
      'material:material:Beech': 1,
      'size:S': 1,
      'size:M': 1,
    });
    expect(find(tools, 'maxPrice=1').choices.counts).toEqual({});
  });

  it('stay while one of their values is chosen', () => {
    expect(find(tools, 'with=grip%3ACork').choices.facets).toHaveLength(2);
    expect(find([made('Saw', 'Steel')], STEEL).choices.facets).toEqual([
      { key: 'material', options: ['material:Steel'] },
    ]);
  });
});

describe('What a listing offers to choose from', () => {
  it('is of all its products, whatever is filtered', () => {
    expect(find(shop, 'category=hand+tools&maxPrice=1').choices).toMatchObject({
      sizes: ['One Size'],
      colors: ['Black', 'Red'],
      priceRange: { min: 900, max: 1200 },
      hasSale: true,
    });
    expect(find([kurta, axe]).choices.hasSale).toBe(false);
  });

  it('is what is chosen already where there is no product', () => {
    expect(find([], 'size=L&color=Red').choices).toMatchObject({
      sizes: ['L'],
      colors: ['Red'],
      priceRange: null,
      hasSale: false,
    });
  });

  it('has clothing sizes from small to large, and other sizes by number and letter after them', () => {
    const sizes = ['10', 'XXXL', 'XL', 'One Size', 'M', 'xs', '9', 'XXS', 'S', 'XXL', 'L'];
    expect(find([product('Shirt', { sizes })]).choices.sizes).toEqual([
      ...['XXS', 'xs', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
      ...['9', '10', 'One Size'],
    ]);
  });

  it.each([
    ['sizes', (names: readonly string[]) => ({ sizes: names, colors: [] })],
    ['colors', (names: readonly string[]) => ({ sizes: [], colors: names })],
  ] as const)('has at most forty %s, those that are chosen among them', (kind, changes) => {
    const names = Array.from({ length: 50 }, (_, index) => `v${index}`);
    const query = kind === 'sizes' ? 'size=v49' : 'color=v49';
    const offered = find([product('Shirt', changes(names))], query).choices[kind];
    expect(offered).toHaveLength(40);
    expect(offered.at(-1)).toBe('v49');
    expect(offered).not.toContain('v39');
  });
});

describe('Word index', () => {
  function indexOf(...products: readonly (readonly [name: string, other?: string])[]) {
    const index = createWordIndex();
    for (const [name, other = ''] of products) index.add(name, other);
    return (text: string) => index.find(text).map((position) => products[position]?.[0]);
  }

  const find = indexOf(
    ['Claw Hammer', 'Hand Tools Hammers'],
    ['Linen Kurta', 'Men Kurtas Indigo'],
    ['Hammered Copper Bowl', 'Home'],
    ['Screwdriver Set', 'Tool Sets'],
    ['Crème Kurta', 'Women Kurtas'],
    ['कुर्ता', 'पुरुष'],
  );

  describe('wordsOf', () => {
    it.each([
      ['Crème, BRÛLÉE!', ['creme', 'brulee']],
      ['450 g / 16-oz, 17mm', ['450g', '16oz', '17mm']],
      ['कुर्ता लाल', ['कुर्ता', 'लाल']],
      ['  ', []],
    ])('of %j are %j', (text, words) => {
      expect(wordsOf(text)).toEqual(words);
    });
  });

  describe('The index of words', () => {
    it.each([
      ['hammer', ['Claw Hammer', 'Hammered Copper Bowl']],
      ['hamer', ['Claw Hammer']],
      ['screwdrvier', ['Screwdriver Set']],
      ['scr', ['Screwdriver Set']],
      ['creme', ['Crème Kurta']],
      ['कुर्ता', ['कुर्ता']],
      ['kurta indigo', ['Linen Kurta']],
      ['kurta of gold', ['Linen Kurta', 'Crème Kurta']],
      ['hand tools', ['Claw Hammer']],
      ['zebra', []],
      ['?!', []],
    ])('finds for %j: %j', (text, names) => {
      expect(find(text)).toEqual(names);
    });

    it('finds a word that was typed as two, before what has one of the two', () => {
      const found = indexOf(['Drill Driver'], ['Driver'], ['Screwdriver Set'], ['Wood Screw']);
      expect(found('screw driver')).toEqual(['Screwdriver Set']);
      expect(found('screw drivers')).toEqual(['Screwdriver Set']);
    });

    it('takes a measure for one word, and no number for a typing mistake', () => {
      const index = createWordIndex();
      for (const name of ['Spanner 19 mm', 'Spanner 17 mm', 'Site Vest']) index.add(name, '');
      expect(index.find('17mm spanner')).toEqual([1]);
      expect(index.find('spanner 17 mm')).toEqual([1]);
      expect(index.find('18mm')).toEqual([]);
      expect(index.corrected('18mm')).toBe('');
    });

    it('prefers a whole word in the name to its beginning, and that to another field', () => {
      const found = indexOf(['Bag Strap'], ['Baggy Trousers'], ['Purse', 'Bag'], ['Bag']);
      expect(found('bag')).toEqual(['Bag Strap', 'Bag', 'Baggy Trousers', 'Purse']);
    });

    it('reads no more of a long text than it needs', () => {
      expect(find(`hammer ${'x '.repeat(5000)}`)).toEqual(['Claw Hammer', 'Hammered Copper Bowl']);
      expect(indexOf(['a'.repeat(5000)])('a'.repeat(400))).toHaveLength(1);
    });
  });

  describe('What counts for the order of what is found', () => {
    it.each([
      ['a whole word more than its beginning', 'saw', ['Sawmill', 'Saw'], ['Saw', 'Sawmill']],
      [
        'a short rest of the word more than a long one',
        'plan',
        ['Planetarium', 'Plane'],
        ['Plane', 'Planetarium'],
      ],
      ['what is found as it is typed, and then no mistakes', 'plane', ['Plank', 'Planes'], ['Planes']],
      ['both words more than one of them', 'oak table', ['Oak', 'Table', 'Table Oak'], ['Table Oak']],
      [
        'a word that few have more than one that many have',
        'oak bed',
        ['Oak A', 'Oak B', 'Bed C'],
        ['Bed C', 'Oak A', 'Oak B'],
      ],
      ['nothing else: equal ones keep their order', 'oak', ['Oak B', 'Oak A'], ['Oak B', 'Oak A']],
    ])('is %s', (_what, text, names, found) => {
      expect(indexOf(...names.map((name) => [name] as const))(text)).toEqual(found);
    });

    it('is the name more than the other words, also of a word that is in both', () => {
      const found = indexOf(['Chair', 'Oak'], ['Oak', 'Oak'], ['Stool', 'Oak']);
      expect(found('oak')).toEqual(['Oak', 'Chair', 'Stool']);
    });

    it('is the best meaning of a word, and not how many it has', () => {
      const found = indexOf(['Plane'], ['Planes Planets Plank']);
      expect(found('plane')).toEqual(['Plane', 'Planes Planets Plank']);
    });
  });

  describe('A typing mistake', () => {
    const found = indexOf(['Saws'], ['Chisel'], ['Hammer']);

    it.each([
      ['saws', ['Saws']],
      ['sawz', ['Saws']],
      ['sac', []],
      ['chizel', ['Chisel']],
      ['chizle', []],
      ['hamma', []],
      ['homar', []],
      ['hxmmxr', ['Hammer']],
      ['hxxmxr', []],
    ])('in %j leaves %j', (text, names) => {
      expect(found(text)).toEqual(names);
    });

    it('of two letters is looked for only where nothing else is found', () => {
      expect(indexOf(['Hammer'], ['Hammxx'])('hammxx')).toEqual(['Hammxx']);
    });
  });

  describe('A long text', () => {
    it('is read up to the eighth word, each word once', () => {
      const found = indexOf(['One'], ['Nine']);
      const seven = 'two three four five six seven eight';
      expect(found(`${seven} one`)).toEqual(['One']);
      expect(found(`${seven} zero nine`)).toEqual([]);
      expect(found(`${'two '.repeat(9)} nine`)).toEqual(['Nine']);
    });

    it('has words of forty letters', () => {
      expect(wordsOf('a'.repeat(41))).toEqual(['a'.repeat(40)]);
    });
  });

  it('An index says how many products it has', () => {
    const index = createWordIndex();
    expect(index.size()).toBe(0);
    expect(index.find('saw')).toEqual([]);
    index.add('Saw', '');
    index.add('', '');
    expect(index.size()).toBe(2);
    expect(index.find('saw')).toEqual([0]);
  });
});

function tableWith(...products: readonly ReturnType<typeof buildProductModel>[]) {
  const table = createProductTable();
  const added = products.map((product) => table.add(product));
  return { table, added };
}

describe('A table of products', () => {
  it('has each product once', () => {
    const { table, added } = tableWith(
      buildProductModel({ id: 'a', name: 'First' }),
      buildProductModel({ id: 'a', name: 'Second' }),
      buildProductModel({ id: 'b', name: 'Third' }),
    );
    expect(added).toEqual([true, false, true]);
    expect(table.size()).toBe(2);
    expect(table.nameAt(0)).toBe('First');
    expect(table.nameAt(1)).toBe('Third');
  });

  it.each([
    ['https://shop.example/pictures/a/saw.jpg'],
    ['/saw.jpg'],
    ['saw.jpg'],
    ['https://shop.example/pictures/a/'],
  ])('gives back the picture %s', (image) => {
    const { table } = tableWith(buildProductModel({ image }));
    expect(table.productAt(0)).toMatchObject({ image, images: [image] });
  });

  it('gives back a product without picture, date, discount, sizes and colours', () => {
    const bare = { image: '', createdAt: null, originalPrice: null, price: 0, sizes: [], colors: [] };
    const { table } = tableWith(buildProductModel(bare));
    expect(table.productAt(0)).toMatchObject({ ...bare, images: [], featured: false });
    expect(table.factsAt(0)).toMatchObject({ createdAt: 0, isOnSale: false, sizes: [], colors: [] });
  });

  it.each([
    [499, 500, true],
    [500, 500, false],
    [0, 500, true],
    [500, null, false],
  ])('knows whether a price of %s instead of %s is a sale: %s', (price, originalPrice, isOnSale) => {
    const { table } = tableWith(buildProductModel({ price, originalPrice }));
    expect(table.factsAt(0)).toMatchObject({ price, isOnSale });
    expect(table.productAt(0)).toMatchObject({ price, originalPrice });
  });

  it('has no product where there is none', () => {
    expect(() => tableWith().table.productAt(0)).toThrow(RangeError);
  });
});

describe('Search table', () => {
  const catalogue = createCatalogue(memoryCatalogueSources());

  for (const answer of products) {
    const product = toProduct(answer);
    if (product !== null) catalogue.whole.list.addFromFile(product);
  }

  /** The names of what is found, the best first. */
  async function search(text: string): Promise<readonly string[]> {
    const { list } = catalogue.whole;
    const { positions } = await catalogue.search(list, text);
    return positions.map((position) => list.table.nameAt(position));
  }

  /** What must be among the first five for each search, and what must not. */
  const table: readonly (readonly [search: string, among: readonly string[], not?: readonly string[]])[] = [
    ['hammer', ['Forged Claw Hammer 450 g', 'Club Hammer 1.5 kg', 'Sledge Hammer 4 kg']],
    ['hamer', ['Forged Claw Hammer 450 g']],
    ['claw hammer', ['Forged Claw Hammer 450 g']],
    ['hammer drill', ['Rotary Hammer SDS-plus 26 mm']],
    ['hathoda', ['Forged Claw Hammer 450 g']],
    ['drill', ['Cordless Drill Driver 18 V', 'HSS Drill Bit Set, 13 Pieces']],
    ['cordless drill', ['Cordless Drill Driver 18 V']],
    ['spanner', ['Combination Spanner 17 mm']],
    ['wrench', ['Adjustable Wrench 250 mm', 'Stillson Pipe Wrench 350 mm']],
    ['pana', ['Adjustable Wrench 250 mm']],
    ['pechkas', ['Slotted Screwdriver 6.5 x 150']],
    ['screwdrvier', ['Slotted Screwdriver 6.5 x 150']],
    ['plas', ['Combination Pliers 180 mm']],
    ['plier', ['Combination Pliers 180 mm']],
    ['aari', ['Ryoba Pull Saw 240 mm']],
    ['saw', ['Ryoba Pull Saw 240 mm', 'Brass-Back Tenon Saw 300 mm']],
    ['measuring tape', ['Pocket Tape 8 m, Class II']],
    ['calliper', ['Vernier Caliper 150 mm']],
    ['micrometer 0-25 mm', ['Outside Micrometer 0-25 mm']],
    ['seedhi', ['Aluminium Step Ladder, 7 Treads']],
    ['helmet', ['Vented Safety Helmet']],
    ['tool set', ['First Home Tool Set']],
    ['saree', ['Kanchipuram Silk Saree', 'Jamdani Cotton Saree']],
    ['sari', ['Kanchipuram Silk Saree', 'Bandhani Saree, Madder'], ['Anarkali with Zari Border']],
    ['saari', ['Kanchipuram Silk Saree']],
    ['silk saree', ['Kanchipuram Silk Saree']],
    ['red saree', ['Bandhani Saree, Madder']],
    ['saree under 5000', ['Jamdani Cotton Saree'], ['Kanchipuram Silk Saree']],
    ['kurta', ['Handloom Linen Kurta', 'Dabu Block-Print Kurta']],
    ['kurtha', ['Handloom Linen Kurta']],
    ['kurta XL', ['Handloom Linen Kurta']],
    ['kurta xl under 1500', ['Khadi Short Kurta, Mustard'], ['Handloom Linen Kurta']],
    ['yellow kurta', ['Khadi Short Kurta, Mustard']],
    ['peela kurta', ['Khadi Short Kurta, Mustard']],
    ['white kurta', ['Chikankari Kurta, White on White']],
    ['kurti', ['Mulmul A-Line Kurti', 'Pochampally Ikat Kurti']],
    ['chunni', ['Phulkari Dupatta']],
    ['dupatta', ['Phulkari Dupatta']],
    ['shawl', ['Ladakhi Pashmina Stole']],
    ['lehnga', ['Lehenga Skirt, Bandhani']],
    ['pajama', ['Cotton Pyjama Trousers']],
    ['jeans', ['Selvedge Jeans, Rinsed']],
    ['t-shirt', ['Heavyweight Pocket Tee']],
    ['tshirt', ['Heavyweight Pocket Tee']],
    ['blue shirt', ['Oxford Shirt, Sky']],
    ['jumper', ['Cable-Knit Sweater, Forest']],
    ['shoes', ['Plain-Toe Derby Shoes', 'Penny Loafers']],
    ['shoes for men', ['Plain-Toe Derby Shoes', 'Penny Loafers'], ['Cable-Knit Sweater, Forest']],
    ['joote', ['Penny Loafers', 'Plain-Toe Derby Shoes']],
    ['chappal', ['Kolhapuri Sandals']],
    ['chappals', ['Kolhapuri Sandals']],
    ['sandal', ['Kolhapuri Sandals']],
    ['jooti', ['Embroidered Juttis, Madder', 'Plain Mojaris, Camel']],
    ['sneakers uk 8', ['Canvas Court Sneakers', 'Everyday Trainers']],
    ['size 8 boots', ['Suede Chelsea Boots'], ['Handloom Linen Kurta']],
    ['boots uk 9', ['Suede Chelsea Boots']],
    ['18v drill', ['Cordless Drill Driver 18 V']],
    ['black boots', ['Goodyear-Welted Work Boots']],
    ['kala chashma', ['Acetate Sunglasses']],
    ['backpack', ['Canvas Rucksack']],
    ['batua', ['Folded Card Wallet']],
    ['jhumka', ['Brass Jhumka Earrings']],
    ['chudi', ['Three Bangles: Brass, Copper, Steel']],
    ['bottle', ['Steel Flask 750 ml']],
    ['watch 500 to 7000', ['Field Watch 38 mm'], ['Dress Watch 36 mm, Forest']],
    ['footwear under 1500', ['Kolhapuri Sandals'], ['Penny Loafers']],
    ['ladies trousers', ['Flowing Palazzo Trousers']],
  ];

  const rows = table.map(([text, among, not = []]) => ({ text, among, not }));

  it.each(rows)('“$text” has among its first five $among', async ({ text, among, not }) => {
    const first = (await search(text)).slice(0, 5);
    for (const name of among) expect(first).toContain(name);
    for (const name of not) expect(first).not.toContain(name);
  });

  it.each([
    ['17mm spanner', 'Combination Spanner 17 mm'],
    ['spanner 17 mm', 'Combination Spanner 17 mm'],
    ['screw driver', 'Screwdriver Set, 5 Pieces'],
  ])('“%s” has %s first', async (text, first) => {
    expect((await search(text))[0]).toBe(first);
  });

  it('“screw driver” finds no drill driver', async () => {
    expect((await search('screw driver')).join()).not.toMatch(/drill/i);
  });

  it('“black suit s” finds no jeans', async () => {
    expect((await search('black suit s')).join()).not.toMatch(/jeans/i);
  });

  it.each([
    ['sneakers size 8', []],
    ['hammer size 8', ['8']],
    ['99mm spanner', ['99 mm']],
    ['17mm spanner', []],
  ])('of “%s” no product has %j', async (text, unmet) => {
    expect((await catalogue.search(catalogue.whole.list, text)).unmet).toEqual(unmet);
  });

  it.each([
    ['hamer', 'hammer'],
    ['size 8 boots', ''],
    ['17mm spanner', ''],
    ['uk 9', ''],
    ['order status', ''],
    ['screwdrvier set', 'screwdriver set'],
    ['kurta of gold', ''],
    ['chappal', ''],
    ['hamer under 900', 'hammer'],
    ['zzzz', ''],
  ])('“%s” is taken for %p', async (text, corrected) => {
    expect((await catalogue.search(catalogue.whole.list, text)).corrected).toBe(corrected);
  });

  it.each(['order status', 'track my order', 'refund', 'help'])(
    '“%s”, the words of a page of the shop, finds no word that is like them',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );

  it.each(['blue', 'red', 'green', 'yellow', 'brown', 'black', 'white', 'pink', 'gift', 'under 500'])(
    '“%s” finds several products',
    async (text) => {
      expect((await search(text)).length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['black', /block|brass-back/i],
    ['under 500', /drill driver/i],
  ])('“%s” finds nothing like %s', async (text, not) => {
    for (const name of await search(text)) expect(name).not.toMatch(not);
  });
});

describe('Color groups', () => {
  it('groups shades by family, and leaves those that are alone or unknown', () => {
    expect(colorGroups(['Navy', 'Ivory', 'Sunset', 'Indigo Stripe', 'Madder', 'Cream'])).toEqual({
      families: [
        { name: 'blue', shades: ['Navy', 'Indigo Stripe'] },
        { name: 'white', shades: ['Ivory', 'Cream'] },
      ],
      others: ['Sunset', 'Madder'],
    });
    expect(colorGroups([])).toEqual({ families: [], others: [] });
  });

  it('groups a colour of two families once, and unknown ones not at all', () => {
    expect(colorGroups(['Red Navy', 'Maroon', 'Sunset', 'Dawn'])).toEqual({
      families: [{ name: 'red', shades: ['Red Navy', 'Maroon'] }],
      others: ['Sunset', 'Dawn'],
    });
  });
});
