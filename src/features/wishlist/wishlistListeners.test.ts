/** @jest-environment jest-fixed-jsdom */
import { deviceForgotten } from '../device';
import { openShop } from '../../testing/openShop';
import { FORGOTTEN_KEY, MAX_WISHES, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import { waitFor } from '../../testing/waitFor';
import { saveForLaterPressed, movedFromWishlist } from '../cart/cartEvents';
import {
  productViewed,
  selectWishlistStatus,
  selectViewed,
  selectWishedIds,
  wishAdded,
  viewWishlistPressed,
  wishRemoved,
} from './wishlistSlice';

const named = (id: string) => buildProductModel({ id, name: `Product ${id}`, sizes: [] });
const listOf = (...ids: readonly string[]) => JSON.stringify({ version: 1, products: ids.map(named) });

/** A shop whose lists have been read. */
async function openLists(device = createDevice(), cart = [buildCartLine()]) {
  const shop = openShop({ tab: device.openTab(), cart });
  const { state } = shop;
  await waitFor(() => expect(selectWishlistStatus(state())).toBe('ready'));
  return {
    ...shop,
    device,
    kept: () => state().wishlist,
    wished: () => [...selectWishedIds(state())],
    viewed: () => selectViewed(state()).map(({ id }) => id),
  };
}

describe('The shopper is told', () => {
  it('of a wish, with a way to the wishlist', async () => {
    const { dispatch, toasts, went } = await openLists();
    dispatch(wishAdded(named('a')));
    expect(toasts()).toMatchObject([
      {
        variant: 'success',
        message: 'Added to your wishlist.',
        action: { label: 'View', event: viewWishlistPressed() },
      },
    ]);
    dispatch(viewWishlistPressed());
    expect(went).toEqual(['/wishlist']);
    expect(toasts()).toHaveLength(1);
  });

  it('of a wish that is taken back, which can be undone', async () => {
    const { dispatch, toasts } = await openLists();
    dispatch(wishRemoved(named('a')));
    expect(toasts()).toMatchObject([
      {
        message: 'Removed from your wishlist.',
        action: { label: 'Undo', event: wishAdded(named('a')) },
      },
    ]);
  });

  it('of a line that was saved for later, whose Undo is in the cart', async () => {
    const { dispatch, toasts } = await openLists();
    dispatch(saveForLaterPressed({ line: buildCartLine() }));
    expect(toasts()).toMatchObject([
      { message: 'Handloom Linen Kurta moved to your wishlist.', action: null },
    ]);
  });

  it('of a full wishlist, which takes no more', async () => {
    const device = createDevice();
    const full = Array.from({ length: MAX_WISHES }, (_, index) => `${index}`);
    device.storage.write(WISHLIST_KEY, listOf(...full));
    const { dispatch, toasts, wished } = await openLists(device);
    dispatch(wishAdded(named('more')));
    expect(toasts()).toMatchObject([{ variant: 'info', title: 'Your wishlist is full', action: null }]);
    expect(wished()).toEqual(full);
  });

  it('of a full wishlist, which takes no line of the cart: another tab has filled it', async () => {
    const { device, tab, dispatch, state, toasts, wished } = await openLists();
    const [line] = state().cart.lines;
    tab.freeze();
    const full = Array.from({ length: MAX_WISHES }, (_, index) => `${index}`);
    device.storage.write(WISHLIST_KEY, listOf(...full));
    dispatch(saveForLaterPressed({ line: buildCartLine() }));
    expect(toasts()).toMatchObject([{ variant: 'info', title: 'Your wishlist is full', action: null }]);
    expect([state().cart.lines, wished()]).toEqual([[line], []]);
  });

  it('of a saved line whose product a full wishlist has already', async () => {
    const line = buildCartLine();
    const device = createDevice();
    const others = Array.from({ length: MAX_WISHES - 1 }, (_, index) => `${index}`);
    device.storage.write(WISHLIST_KEY, listOf(...others, line.id));
    const { dispatch, state, toasts, wished } = await openLists(device, [line]);
    dispatch(saveForLaterPressed({ line }));
    expect(toasts()).toMatchObject([{ message: 'Handloom Linen Kurta moved to your wishlist.' }]);
    expect([state().cart.lines, wished()]).toEqual([[], [line.id, ...others]]);
  });

  it('of nothing where a product was viewed', async () => {
    const { dispatch, toasts, viewed } = await openLists();
    dispatch(productViewed(named('a')));
    expect(viewed()).toEqual(['a']);
    expect(toasts()).toEqual([]);
  });
});

describe('A device whose storage is full', () => {
  async function openFull() {
    const device = createDevice();
    device.storage.write(WISHLIST_KEY, listOf('a'));
    const shop = await openLists(device);
    device.storage.faults.isFull = () => true;
    return shop;
  }

  it('keeps what is wished and viewed in this tab, and says so once', async () => {
    const { dispatch, toasts, wished, viewed } = await openFull();
    dispatch(wishAdded(named('b')));
    dispatch(productViewed(named('c')));
    dispatch(wishAdded(named('d')));
    expect([wished(), viewed()]).toEqual([['d', 'b', 'a'], ['c']]);
    expect(toasts().map(({ variant, title }) => `${variant} ${title}`)).toEqual([
      'info Your wishlist is not being saved',
      'success Success',
    ]);
  });

  it('says nothing of a viewed product', async () => {
    const { dispatch, toasts, viewed } = await openFull();
    dispatch(productViewed(named('c')));
    expect(viewed()).toEqual(['c']);
    expect(toasts()).toEqual([]);
  });

  it('goes on with this tab’s lists, whatever other tabs store', async () => {
    const { device, tab, dispatch, wished } = await openFull();
    dispatch(wishAdded(named('b')));
    device.storage.faults.isFull = () => false;
    device.storage.write(WISHLIST_KEY, listOf('other'));
    await device.settle();
    tab.log.show();
    expect(wished()).toEqual(['b', 'a']);
  });
});

describe('Moving to the cart', () => {
  it('leaves it there where the cart is full', async () => {
    const device = createDevice();
    device.storage.write(WISHLIST_KEY, listOf('a'));
    const lines = Array.from({ length: 500 }, (_, index) => buildCartLine({ id: `${index}` }));
    const { dispatch, wished } = await openLists(device, lines);
    dispatch(movedFromWishlist(named('a')));
    expect(wished()).toEqual(['a']);
  });
});

describe('Forgetting', () => {
  it('removes the given keys, says so, and leaves nothing of itself', async () => {
    const { device, dispatch, toasts, wished } = await openLists();
    dispatch(wishAdded(named('a')));
    device.storage.write('remembered_email', 'asha@example.com');
    dispatch(deviceForgotten({ keys: [WISHLIST_KEY, 'remembered_email'], withCart: false }));
    const { storage } = device;
    expect([WISHLIST_KEY, 'remembered_email', FORGOTTEN_KEY].map((key) => storage.read(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect(wished()).toEqual([]);
    expect(toasts().at(-1)).toMatchObject({
      message: 'What this device kept to save you time has been removed.',
    });
  });

  it('in another tab empties the lists of this one, without a word', async () => {
    const { device, dispatch, toasts, wished, viewed } = await openLists();
    dispatch(productViewed(named('a')));
    device.storage.write(FORGOTTEN_KEY, 'now');
    await device.settle();
    expect([wished(), viewed(), toasts()]).toEqual([[], [], []]);
  });
});

describe('The lists of other tabs', () => {
  it.each([
    [WISHLIST_KEY, ['new'], []],
    [VIEWED_KEY, [], ['new']],
  ])('are followed: %s', async (key, wishes, views) => {
    const { device, wished, viewed } = await openLists();
    device.storage.write(key, listOf('new'));
    await device.settle();
    expect([wished(), viewed()]).toEqual([wishes, views]);
  });

  it('are empty after the storage was cleared', async () => {
    const { device, dispatch, wished } = await openLists();
    dispatch(wishAdded(named('a')));
    device.storage.clear();
    await device.settle();
    expect(wished()).toEqual([]);
  });

  it('are read again when the page becomes visible, and stay the same ones where nothing has changed', async () => {
    const { device, tab, dispatch, kept, wished } = await openLists();
    dispatch(wishAdded(named('a')));
    dispatch(productViewed(named('b')));
    const before = kept();
    tab.log.show();
    expect(kept()).toBe(before);
    tab.freeze();
    device.storage.write(WISHLIST_KEY, listOf('c', 'a'));
    tab.thaw();
    expect(wished()).toEqual(['c', 'a']);
    expect(kept().viewed).toBe(before.viewed);
  });
});
