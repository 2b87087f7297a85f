import { buildProductModel } from '../../testing/builders';
import { compareProducts, offeredProducts, readComparedIds } from './comparison';

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
      { name: 'Price', values: ['₹1,299.00', '₹999.00'], differs: true },
      { name: 'Colours', values: ['Ivory', 'Ivory, Teal'], differs: true },
      { name: 'head weight', values: ['450 g', ''], differs: true },
      { name: 'fabric', values: ['', 'Linen'], differs: true },
      { name: 'Category', values: ['Men', 'Men'], differs: false },
      { name: 'Sizes', values: ['S, L', 'S, L'], differs: false },
    ]);
  });

  it('begin with the facts that most of them give', () => {
    const withFacts = (facts: Readonly<Record<string, string>>) =>
      buildProductModel({
        attributes: Object.entries(facts).map(([key, value]) => ({ key, values: [value], unit: null })),
      });
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
