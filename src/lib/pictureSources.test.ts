import { isSamePicture, pictureSrcSet } from './pictureSources';

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
