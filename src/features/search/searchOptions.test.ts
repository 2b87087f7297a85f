import { buildProductModel } from '../../testing/builders';
import { searchOptions } from './searchOptions';

const reading = { status: 'complete', read: 1, total: 1 } as const;
const saw = buildProductModel({ id: 'saw', name: 'Saw' });
const nothing = { recent: null, suggested: null, categories: [] };

describe('The options of the field', () => {
  it('are the searches made last and the categories where nothing is typed', () => {
    expect(searchOptions('', nothing)).toEqual([]);
    expect(
      searchOptions('  ', { recent: ['saw', 'axe'], suggested: null, categories: ['Men', 'Men'] }),
    ).toEqual([
      { kind: 'recent', text: 'saw' },
      { kind: 'recent', text: 'axe' },
      { kind: 'category', text: 'Men' },
    ]);
  });

  it('are the products that were found, and all results of their text', () => {
    const known = { recent: ['axe'], categories: [] };
    expect(searchOptions('saws', { ...known, suggested: null })).toEqual([]);
    const suggested = { text: 'saw', products: [saw], total: 3, reading };
    expect(searchOptions('saws', { ...known, suggested })).toEqual([
      { kind: 'product', product: saw },
      { kind: 'all', text: 'saw', total: 3 },
    ]);
    const none = { text: 'saws', products: [], total: 0, reading };
    expect(searchOptions('saws', { ...known, suggested: none })).toEqual([]);
  });
});
