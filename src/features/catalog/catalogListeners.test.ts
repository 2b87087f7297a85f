/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { chooseSizePressed } from '../cart';
import { choiceChanged, linkShared, productDialogOpened, sizeMissed } from './catalogEvents';
import { catalogToastTexts } from './catalogTexts';

describe('Catalog listeners', () => {
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
    dispatch(chooseSizePressed({ productId: 'saw', key: 'saw||' }));
    expect(went).toEqual(['/wishlist?view=saw&line=saw%7C%7C']);
  });

  it('A missing size is told of in a toast, which goes once one is chosen', () => {
    const { dispatch, toasts } = openShop();
    dispatch(sizeMissed({ isOnPage: true }));
    expect(toasts()).toMatchObject([{ variant: 'destructive', ...catalogToastTexts.sizeMissing }]);
    dispatch(choiceChanged({ color: 'Ivory', quantityBefore: 1, isOnPage: true }));
    expect(toasts()).toHaveLength(1);
    dispatch(choiceChanged({ size: 'M', quantityBefore: 1, isOnPage: true }));
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
});
