import { readPicture } from './picture';

const address = (length: number) => 'https://shop.example/'.padEnd(length, 'x');

it.each([
  ['an address', 'https://shop.example/a.png', 'https://shop.example/a.png'],
  ['none of a script', 'javascript:alert(1)', ''],
  ['none of what is no text', {}, ''],
  ['one of 4000 characters', address(4000), address(4000)],
  ['none that is longer, as a cut one would be another', address(4001), ''],
])('The address of a picture is %s', (_what, value, expected) => {
  expect(readPicture(value)).toBe(expected);
});
