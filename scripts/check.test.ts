import { checksOf } from './check';

const traces = 'src/traces/replay/goldenTraces.test.ts';

const files = [
  'src/features/cart/cartTexts.ts',
  'src/features/cart/cartSlice.ts',
  'src/features/cart/Cart.test.tsx',
  'src/features/cart/Cart.full.test.tsx',
  'src/features/orders/Order.test.tsx',
  'src/api/models/order.test.ts',
  'openapi/contract.test.ts',
  'sandbox/orders.test.ts',
  traces,
];

/** The commands as they would be typed. */
const typed = (changed: readonly string[]) => checksOf(changed, files).map((command) => command.join(' '));

it('checks only what differs, with the tests in the same folder', () => {
  expect(typed(['src/features/cart/cartTexts.ts'])).toEqual([
    'npm run --silent typecheck',
    'npx oxlint --no-error-on-unmatched-pattern src/features/cart/cartTexts.ts',
    'npx depcruise --output-type err-long src/features/cart/cartTexts.ts',
    'npm run --silent format:check',
    'npx jest --runTestsByPath src/features/cart/Cart.test.tsx',
  ]);
});

it('runs the tests beside a deleted file, which is not linted', () => {
  expect(typed(['src/features/cart/Line.tsx'])).toEqual([
    'npm run --silent typecheck',
    'npm run --silent format:check',
    'npx jest --runTestsByPath src/features/cart/Cart.test.tsx',
  ]);
});

it('replays the recorded traces where the state may be another one', () => {
  const last = (changed: string) => typed([changed]).at(-1);
  expect(last('src/features/cart/cartSlice.ts')).toContain(traces);
  expect(last('src/features/cart/cartTexts.ts')).not.toContain(traces);
});

it('checks a changed description, what is generated of it, and what keeps to it', () => {
  expect(typed(['openapi/storefront.yaml'])).toEqual([
    'npm run --silent api:lint',
    'npm run --silent api:check',
    'npm run --silent typecheck',
    'npm run --silent format:check',
    'npx jest --runTestsByPath src/api/models/order.test.ts openapi/contract.test.ts sandbox/orders.test.ts',
  ]);
});

it('looks for no tests of a document', () => {
  expect(typed(['docs/code.md'])).toEqual(['npm run --silent typecheck', 'npm run --silent format:check']);
});
