/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../../app/store';
import { arrivedAt } from '../../testing/arrivedAt';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { productDialogOpened } from './productDraftSlice';

it.each([
  ['a Quick View', '/about?from=mail', { view: 'saw' }, '/about?from=mail&view=saw'],
  ['a Quick View in place of another', '/cart?view=saw&line=key', { view: 'drill' }, '/cart?view=drill'],
  ['a demo in place of another', '/product/saw?demo=saw', { demo: 'drill' }, '/product/saw?demo=drill'],
  ['a demo over a Quick View', '/cart?view=saw', { demo: 'saw' }, '/cart?view=saw&demo=saw'],
])('The address opens %s', (_what, address, opened, expected) => {
  const { environment, log } = memoryEnvironment();
  const store = createAppStore(environment);
  store.dispatch(arrivedAt(address));
  store.dispatch(productDialogOpened(opened));
  expect(log.went).toEqual([expected]);
});
