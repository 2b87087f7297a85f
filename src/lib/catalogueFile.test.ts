import { isRecord } from './untrusted';
import { packCatalogue, readCatalogue } from './catalogueFile';

const hammer = {
  id: 'p1',
  name: 'Claw Hammer',
  image: 'https://cdn.example/pictures/hammer.webp',
  category: 'tools',
  parentCategory: 'Hammers',
  price: 799,
  originalPrice: 999,
  createdAt: '2026-03-02T08:00:00.000Z',
  sizes: ['S', 'M'],
  colors: ['Red'],
  attributes: [
    { key: 'head_weight', values: ['450'], unit: 'g' },
    { key: 'support_phone', values: ['+91 80 4123 4567'], unit: null },
  ],
};
const saw = {
  ...hammer,
  id: 'p2',
  name: 'Saw',
  image: 'https://cdn.example/pictures/saw.webp',
  price: 500,
  originalPrice: null,
  createdAt: null,
  colors: [],
  attributes: [],
};
const nail = { ...saw, id: 'p3', name: 'Nail', image: '', category: '', parentCategory: '', sizes: [] };

/** A catalogue as the file holds it, and as it is read again. */
function packed(): object {
  const read: unknown = JSON.parse(JSON.stringify(packCatalogue([hammer, saw, nail], 40)));
  if (!isRecord(read)) throw new Error('A packed catalogue is an object.');
  return read;
}

it('gives the products back as a server would send them', () => {
  const read = readCatalogue(packed());
  expect(read?.total).toBe(40);
  expect([...(read?.products ?? [])]).toEqual([
    {
      id: 'p1',
      title: 'Claw Hammer',
      imgUrl: 'https://cdn.example/pictures/hammer.webp',
      category: 'tools',
      parentCategory: 'Hammers',
      regularPrice: 999,
      discountedPrice: 799,
      createdAt: '2026-03-02T08:00:00.000Z',
      attributes: [
        { key: 'size', value: ['S', 'M'] },
        { key: 'color', value: ['Red'] },
        { key: 'head_weight', value: ['450 g'] },
      ],
    },
    {
      id: 'p2',
      title: 'Saw',
      imgUrl: 'https://cdn.example/pictures/saw.webp',
      category: 'tools',
      parentCategory: 'Hammers',
      regularPrice: 500,
      discountedPrice: null,
      createdAt: null,
      attributes: [
        { key: 'size', value: ['S', 'M'] },
        { key: 'color', value: [] },
      ],
    },
    {
      id: 'p3',
      title: 'Nail',
      imgUrl: '',
      category: '',
      parentCategory: '',
      regularPrice: 500,
      discountedPrice: null,
      createdAt: null,
      attributes: [
        { key: 'size', value: [] },
        { key: 'color', value: [] },
      ],
    },
  ]);
});

it('can hold no product at all', () => {
  const read = readCatalogue(packCatalogue([], 0));
  expect(read).toMatchObject({ total: 0 });
  expect([...(read?.products ?? [])]).toEqual([]);
});

it.each([
  ['nothing', null],
  ['a text', 'catalogue'],
  ['a list', [packed()]],
  ['another version', { ...packed(), version: 1 }],
  ['a file without its number of products', { ...packed(), total: null }],
])('does not read %s', (_what, value) => {
  expect(readCatalogue(value)).toBeNull();
});
