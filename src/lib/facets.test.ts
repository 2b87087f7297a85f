import { attributesOf, facetLabel, facetsOf, readFacet } from './facets';

const attribute = (key: string, values: readonly string[], unit: string | null = null) => ({
  key,
  values,
  unit,
});

describe('What a listing can be filtered by', () => {
  it.each([
    ['a value', attribute('fit', ['Regular']), ['fit:Regular']],
    ['each of several values', attribute('fit', ['Slim', 'Tall']), ['fit:Slim', 'fit:Tall']],
    ['a value with its unit', attribute('head_weight', ['450'], 'g'), ['head_weight:450 g']],
    ['the material of a finer one', attribute('fabric', ['Mulmul cotton']), ['material:Cotton']],
    ['every material', attribute('upper', ['Leather and silk']), ['material:Silk', 'material:Leather']],
    ['a material that nobody asks for by itself', attribute('fabric', ['Chinon']), ['fabric:Chinon']],
    ['a length among others', attribute('overall_length', ['33'], 'cm'), ['length:200 to 400 mm']],
    ['a small length', attribute('length', ['100'], 'mm'), ['length:0 to 100 mm']],
    ['a great length', attribute('length', ['8'], 'm'), ['length:1000 mm and more']],
    ['a length that is no number', attribute('length', ['long'], 'mm'), ['length:long mm']],
    ['a length of an unknown unit', attribute('length', ['8'], 'in'), ['length:8 in']],
    ['no size', attribute('Size', ['S']), []],
    ['no colour', attribute('colour', ['Red']), []],
    ['no phone number', attribute('support_phone', ['1']), []],
    ['no long text', attribute('care', ['a'.repeat(41)]), []],
  ])('is %s', (_what, given, facets) => {
    expect(facetsOf([given])).toEqual(facets);
  });

  it('is each value once', () => {
    const both = [attribute('head_material', ['Steel']), attribute('blade_material', ['Spring steel'])];
    expect(facetsOf(both)).toEqual(['material:Steel']);
  });

  it('is read back from the address, with colons in its value', () => {
    expect(readFacet('scale:1:50')).toEqual({ key: 'scale', value: '1:50' });
    expect(readFacet('nonsense')).toEqual({ key: '', value: '' });
    expect(attributesOf(['scale:1:50'])).toEqual([attribute('scale', ['1:50'])]);
  });

  it('has the name that the product page has, with a capital letter', () => {
    expect(facetLabel('head_weight')).toBe('Head weight');
  });
});
