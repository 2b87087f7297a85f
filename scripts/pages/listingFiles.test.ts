import { listingFile } from './listingFiles';

it.each([
  ['', 'products/all.html'],
  ['?category=men', 'products/category=men.html'],
  ['?category=caf%C3%A9', 'products/category=caf%C3%A9.html'],
  ['?category=../../etc', null],
  ['?category=a/b', null],
  ['?category=men&page=2', null],
  ['?page=2', null],
])('the listing %j is in the file %j', (search, file) => {
  expect(listingFile(search)).toBe(file);
});
