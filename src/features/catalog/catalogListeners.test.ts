/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { lineChoiceWanted } from '../cart';
import { catalogToastTexts } from './catalogToastTexts';
import {
  linkShared,
  productDialogOpened,
  quickViewActions,
  sizeChosen,
  sizeMissed,
} from './productDraftSlice';

it.each([
  ['a Quick View', '/about?from=mail', { view: 'saw' }, '/about?from=mail&view=saw'],
  ['a Quick View in place of another', '/cart?view=saw&line=key', { view: 'drill' }, '/cart?view=drill'],
  ['a demo in place of another', '/product/saw?demo=saw', { demo: 'drill' }, '/product/saw?demo=drill'],
  ['a demo over a Quick View', '/cart?view=saw', { demo: 'saw' }, '/cart?view=saw&demo=saw'],
])('The address opens %s', (_what, address, opened, expected) => {
  const { dispatch, went } = openShop({ at: address });
  dispatch(productDialogOpened(opened));
  expect(went).toEqual([expected]);
});

it('A line whose size is still to be chosen opens in the Quick View', () => {
  const { dispatch, went } = openShop({ at: '/wishlist' });
  dispatch(lineChoiceWanted({ productId: 'saw', key: 'saw||' }));
  expect(went).toEqual(['/wishlist?view=saw&line=saw%7C%7C']);
});

it.each([sizeMissed({ productId: 'saw' }), quickViewActions.sizeMissed({ productId: 'saw' })])(
  'A missing size is told of in a toast: $type',
  (event) => {
    const { dispatch, toasts } = openShop();
    dispatch(event);
    expect(toasts()).toMatchObject([{ variant: 'destructive', ...catalogToastTexts.sizeMissing }]);
  },
);

it.each([
  sizeChosen({ productId: 'saw', value: 'M' }),
  quickViewActions.sizeChosen({ productId: 'saw', value: 'M' }),
])('The toast of a missing size goes once one is chosen: $type', (event) => {
  const { dispatch, toasts } = openShop();
  dispatch(sizeMissed({ productId: 'saw' }));
  dispatch(event);
  expect(toasts()).toEqual([]);
});

it.each([
  ['copied', 'success', catalogToastTexts.linkCopied],
  ['failed', 'info', catalogToastTexts.linkNotCopied],
] as const)('A link that was shared is told of: %s', (result, variant, texts) => {
  const { dispatch, toasts } = openShop();
  dispatch(linkShared(result));
  expect(toasts()).toMatchObject([{ variant, ...texts }]);
});
