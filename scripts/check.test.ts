import { checksOf, nearestTests } from './check';

const texts = new Map([
  ['src/cart/cartTexts.ts', ''],
  ['src/cart/Cart.test.tsx', ''],
  ['src/cart/Cart.full.test.tsx', ''],
  ['src/lib/money.ts', ''],
  ['src/lib/dates.test.ts', ''],
  ['src/orders/Order.tsx', "import { cartTexts } from '../cart/cartTexts';\n"],
  ['src/orders/Order.test.tsx', "import { Order } from './Order';"],
  ['src/orders/orderList.test.ts', "import { orders } from './orderList';"],
  ['src/payment/pay.test.ts', "const { cartTexts } = await import('../cart/cartTexts');"],
  ['src/api/calls.test.ts', ''],
  ['openapi/contract.test.ts', ''],
  ['sandbox/orders.test.ts', ''],
]);

/** The commands as they would be typed. */
const typed = (changed: readonly string[]) => checksOf(changed, texts).map((command) => command.join(' '));

it('runs the tests in the folder, those that import the changed file, and no others', () => {
  expect(nearestTests(['src/cart/cartTexts.ts'], texts)).toEqual([
    'src/cart/Cart.test.tsx',
    'src/payment/pay.test.ts',
  ]);
});

it('runs the screens of other folders for a changed screen alone', () => {
  const files = new Map([
    ...texts,
    ['src/cart/CartLine.tsx', ''],
    ['src/cart/cartSlice.ts', ''],
    ['src/home/Home.test.tsx', "import '../cart/cartSlice';\nimport '../cart/CartLine';"],
  ]);
  expect(nearestTests(['src/cart/cartSlice.ts'], files)).toEqual(['src/cart/Cart.test.tsx']);
  expect(nearestTests(['src/cart/CartLine.tsx'], files)).toContain('src/home/Home.test.tsx');
});

it('checks only what differs', () => {
  expect(typed(['src/cart/cartTexts.ts'])).toEqual([
    'npm run --silent typecheck',
    'npx oxlint --no-error-on-unmatched-pattern src/cart/cartTexts.ts',
    'npx depcruise --output-type err-long src/cart/cartTexts.ts',
    'npm run --silent format:check',
    'npx jest --runTestsByPath src/cart/Cart.test.tsx src/payment/pay.test.ts',
  ]);
});

it('replays the recorded traces where the state may be another one', () => {
  const traces = 'src/traces/replay/goldenTraces.test.ts';
  const files = new Map([...texts, [traces, '']]);
  const testsOf = (changed: string) => checksOf([changed], files).flat().includes(traces);
  expect(testsOf('src/features/cart/cartSlice.ts')).toBe(true);
  expect(testsOf('src/features/cart/cartTexts.ts')).toBe(false);
});

it('checks a changed description, what is generated of it, and what keeps to it', () => {
  expect(typed(['openapi/storefront.yaml'])).toEqual([
    'npm run --silent api:lint',
    'npm run --silent api:check',
    'npm run --silent typecheck',
    'npm run --silent format:check',
    'npx jest --runTestsByPath src/api/calls.test.ts openapi/contract.test.ts sandbox/orders.test.ts',
  ]);
});

it('looks for no tests of a document', () => {
  expect(typed(['docs/code.md'])).toEqual(['npm run --silent typecheck', 'npm run --silent format:check']);
});
