import { colorGroups } from './colorGroups';

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
