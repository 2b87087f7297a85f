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
      attributes: [{ key: 'head_weight', values: ['450'], unit: 'g' }],
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
      { name: 'Category', values: ['Men', 'Men'], differs: false },
      { name: 'Sizes', values: ['S, L', 'S, L'], differs: false },
      { name: 'Colours', values: ['Ivory', 'Ivory, Teal'], differs: true },
      { name: 'head weight', values: ['450 g', ''], differs: true },
      { name: 'fabric', values: ['', 'Linen'], differs: true },
    ]);
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

it('Eight other products are offered, each once', () => {
  const list = Array.from({ length: 10 }, (_, index) => buildProductModel({ id: `p${index}` }));
  const [first] = list;
  const offered = offeredProducts(['p1'], list, first === undefined ? [] : [first]);
  expect(offered.map(({ id }) => id)).toEqual(['p0', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']);
});
