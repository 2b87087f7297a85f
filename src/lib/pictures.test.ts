import { cssColorOf } from './colorNames';
import { isSamePicture, pictureInColors, pictureOfColor, pictureSrcSet } from './pictures';

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

describe('The picture of a product in some colours', () => {
  const images = at('kurta-1.webp', 'kurta-indigo-1.webp', 'kurta-ivory-1.webp');
  const product = { image: '/main.webp', images };

  it.each([
    [['Rust', 'Ivory', 'Indigo'], images[2]],
    [['Rust'], '/main.webp'],
    [[], '/main.webp'],
  ])('in %j is %s', (colors, expected) => {
    expect(pictureInColors(product, colors)).toBe(expected);
  });
});

describe('Picture sources', () => {
  it('offers a picture whose address names its width at smaller widths too', () => {
    expect(pictureSrcSet('https://shop.example/a.webp?v=2&w=960')).toBe(
      'https://shop.example/a.webp?v=2&w=320 320w, https://shop.example/a.webp?v=2&w=480 480w, ' +
        'https://shop.example/a.webp?v=2&w=640 640w, https://shop.example/a.webp?v=2&w=960 960w',
    );
  });

  it('offers no larger picture than there is', () => {
    expect(pictureSrcSet('https://shop.example/a.webp?w=400')).toBe(
      'https://shop.example/a.webp?w=320 320w, https://shop.example/a.webp?w=400 400w',
    );
  });

  it('keeps a comma of the address out of the list', () => {
    expect(pictureSrcSet('https://shop.example/a,b.webp?w=200')).toBe(
      'https://shop.example/a%2Cb.webp?w=200 200w',
    );
  });

  it.each([
    'https://shop.example/a.webp',
    'https://shop.example/a.webp?w=',
    'https://shop.example/a.webp?w=wide',
    'https://shop.example/a.webp?w=-5',
    'https://shop.example/a.webp?w=1e9',
    'https://shop.example/a.webp?w=9',
    'https://shop.example/a.webp?w=0960',
    'https://shop.example/a.webp?w=100000',
    '/a.webp?w=960',
    '',
  ])('offers one width only of %j', (src) => {
    expect(pictureSrcSet(src)).toBeUndefined();
  });

  it('offers no width twice', () => {
    expect(pictureSrcSet('https://shop.example/a.webp?w=320')).toBe('https://shop.example/a.webp?w=320 320w');
    expect(pictureSrcSet('https://shop.example/a.webp?w=10')).toBe('https://shop.example/a.webp?w=10 10w');
  });

  it.each([
    ['https://shop.example/a.webp?w=320', 'https://shop.example/a.webp?w=960', true],
    ['https://shop.example/a.webp', 'https://shop.example/a.webp?w=960', true],
    ['https://shop.example/a.webp?v=1&w=320', 'https://shop.example/a.webp?v=2&w=320', false],
    ['https://shop.example/a.webp', 'https://shop.example/b.webp', false],
  ])('%s and %s are one picture: %p', (one, other, isSame) => {
    expect(isSamePicture(one, other)).toBe(isSame);
  });
});

describe('Css colors', () => {
  it.each([
    ['Teal', 'teal'],
    ['Dark Green', 'darkgreen'],
    ['light - sea-green', 'lightseagreen'],
    ['YellowGreen', 'yellowgreen'],
    // As cloth is dyed, not as CSS has it.
    ['Indigo', '#2B3A67'],
    ['Handloom', null],
    ['', null],
    ['red;background:url(x)', null],
  ])('The colour %p is drawn as %p', (name, color) => expect(cssColorOf(name)).toBe(color));
});
