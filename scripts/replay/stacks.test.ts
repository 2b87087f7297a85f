import { SourceMap } from 'node:module';
import { mapStack } from './stacks';

// 'AAAA' maps the first column, 'UAGI' the eleventh: three lines down, four columns right.
const map = new SourceMap({
  file: 'main.1a.js',
  version: 3,
  sources: ['webpack://storefront/./src/features/cart/cartSlice.ts'],
  sourcesContent: [],
  names: [],
  mappings: 'AAAA,UAGI',
  sourceRoot: '',
});

const stack = `TypeError: no lines
    at add (http://localhost:3000/assets/main.1a.js:1:11)
    at http://localhost:3000/assets/other.2b.js:1:11`;

it('A stack tells the places in the source, where the map of the script is there', () => {
  expect(mapStack(stack, (script) => (script === 'assets/main.1a.js' ? map : null))).toBe(
    `TypeError: no lines
    at add (./src/features/cart/cartSlice.ts:4:5)
    at http://localhost:3000/assets/other.2b.js:1:11`,
  );
});
