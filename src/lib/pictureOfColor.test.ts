import { pictureOfColor } from './pictureOfColor';

const at = (...names: string[]) => names.map((name) => `https://shop.example/pictures/${name}?w=960`);

describe('The picture of a colour', () => {
  const images = at('kurta-indigo-1.webp', 'kurta-2.webp', 'kurta-ivory-1.webp', 'Kurta_SKY-Blue_1.webp');

  it.each([
    ['Indigo', images[0]],
    ['Ivory', images[2]],
    ['ivory', images[2]],
    ['Sky Blue', images[3]],
    ['sky-blue', images[3]],
  ])('is the one whose address names it: %s', (color, expected) => {
    expect(pictureOfColor(images, color)).toBe(expected);
  });

  it.each(['Rust', 'In', 'Blue Sky', '', ' ', '-', '1600'])('is none where no address names %j', (color) => {
    expect(pictureOfColor(images, color)).toBeUndefined();
  });

  it('is the first of several', () => {
    const several = at('kurta-1.webp', 'kurta-ivory-1.webp', 'kurta-ivory-2.webp');
    expect(pictureOfColor(several, 'Ivory')).toBe(several[1]);
  });

  it('is named by a whole word alone: tan is not in titan', () => {
    expect(pictureOfColor(at('titan-boots-1.webp', 'boots-2.webp'), 'Tan')).toBeUndefined();
  });

  it('is not named by the host, the query, or a word that all addresses have', () => {
    expect(pictureOfColor(['https://tan.example/1.webp', '/2.webp'], 'Tan')).toBeUndefined();
    expect(pictureOfColor(['/1.webp?color=tan', '/2.webp#tan'], 'Tan')).toBeUndefined();
    expect(pictureOfColor(at('tan-boots-1.webp', 'tan-boots-2.webp'), 'Tan')).toBeUndefined();
    expect(pictureOfColor(at('tan-boots-1.webp', 'tan-boots-black-1.webp'), 'Black')).toMatch(/black/);
  });

  it('may be at an address with encoded spaces, or at a path', () => {
    expect(pictureOfColor(['/kurta.webp', '/kurta%20sky%20blue.webp'], 'Sky Blue')).toBe(
      '/kurta%20sky%20blue.webp',
    );
    expect(pictureOfColor([], 'Tan')).toBeUndefined();
  });
});
