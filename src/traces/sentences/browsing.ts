import type { RootState } from '../../app/types';
import { noSizeChosen } from '../../components/componentTexts';
import {
  checkoutPressed,
  chooseSizePressed,
  lineEvents,
  linesShown,
  saveForLaterPressed,
} from '../../features/cart/cartEvents';
import { lineName } from '../../features/cart/cartLine';
import { joined } from '../../lib/strings';
import { cartActions } from '../../features/cart/cartSlice';
import * as catalogEvents from '../../features/catalog/catalogEvents';
import {
  wishlistActions,
  productViewed,
  wishAdded,
  viewWishlistPressed,
  wishRemoved,
} from '../../features/wishlist/wishlistSlice';
import { locationActions } from '../../features/location/locationSlice';
import { notificationsActions } from '../../features/notifications/notificationsSlice';
import type { Reading } from '../../features/search/productList';
import { searchActions } from '../../features/search/searchSlice';
import { lineKey } from '../../lib/lineChoice';
import { times } from '../../lib/texts';
import { counted } from '../traceTexts';
import { describeActions, failure, noise } from './sentence';

const verbs = { POP: 'Came to', PUSH: 'Went to', REPLACE: 'Was led to' } as const;

function nameOf({ cart }: RootState, key: string): string {
  const line = cart.lines.find((each) => lineKey(each) === key);
  return line === undefined ? 'a product' : lineName(line);
}

function readSoFar({ status, read, total }: Reading): string {
  return status === 'reading' ? `, ${read} of ${total} read` : '';
}

/** What is said of looking around, choosing and the cart, by slice. */
export const browsing = {
  location: describeActions('Navigation', locationActions, {
    changed: ({ location: { pathname, search, hash }, kind }) => `${verbs[kind]} ${pathname}${search}${hash}`,
    overlayOpened: (overlay) => `Opened the ${overlay}`,
    overlayClosed: 'Closed what lay over the page',
  }),
  cart: describeActions(
    'Cart',
    { ...cartActions, ...lineEvents, checkoutPressed, chooseSizePressed, linesShown, saveForLaterPressed },
    {
      cartRestored: ({ lines }) => `Read the stored cart: ${counted(lines.length, 'line')}`,
      cartSynced: ({ lines }) => `Took over the cart of another tab: ${counted(lines.length, 'line')}`,
      cartOpened: noise('Showed the cart page'),
      lineAdded: ({ line, hasSizes }) => {
        const missing = hasSizes === true && line.selectedSize === '' ? ` (${noSizeChosen})` : '';
        return `Added ${times(line.quantity)}${lineName(line)} to the cart${missing}`;
      },
      orderRepeated: (lines) => `Added ${counted(lines.length, 'product')} of an earlier order to the cart`,
      additionUndone: 'Undid the addition to the cart',
      panelClosed: (_, { cart }) =>
        cart.panel === null ? noise('No cart panel was open') : 'Closed the cart panel',
      productsChecked: (checked) =>
        noise(`Compared ${counted(Object.keys(checked).length, 'product')} of the cart with the store`),
      lineQuantityChanged: ({ key, quantity }, before) =>
        `Changed the quantity of ${nameOf(before, key)} to ${quantity}`,
      lineRemoved: ({ key }, before) => `Removed ${nameOf(before, key)} from the cart`,
      lineSaved: ({ line }) => `Saved ${lineName(line)} for later`,
      lineChoiceChanged: ({ key, size, color }, before) =>
        `Changed ${nameOf(before, key)} to ${joined([color, size], ', ')}`,
      cleared: 'Emptied the cart',
      removalUndone: 'Put removed products back into the cart',
      linesOrdered: 'Took the ordered products out of the cart',
      chooseSizePressed: 'Wants to choose a size in the cart',
      saveForLaterPressed: noise('Asked whether the wishlist has room'),
      linesShown: noise('Showed the lines of the cart'),
      checkoutPressed: 'Pressed Checkout',
    },
  ),
  catalog: describeActions('Product', catalogEvents, {
    choiceChanged: ({ size, color, quantity = 0 }) =>
      size !== undefined
        ? `Chose the size ${size}`
        : color !== undefined
          ? `Chose the colour ${color}`
          : `Chose the quantity ${quantity}`,
    sizeMissed: failure('Asked to choose a size first'),
    linkShared: (result) =>
      result === 'copied' ? 'Copied the link of the product' : failure('Could not copy the link'),
    productDialogOpened: ({ demo }) =>
      demo === undefined || demo === '' ? 'Opened the Quick View of a product' : 'Opened a Product Demo',
  }),
  wishlist: describeActions(
    'Wishlist',
    { ...wishlistActions, wishAdded, wishRemoved, productViewed, viewWishlistPressed },
    {
      read: ({ wishlist, viewed }) =>
        noise(`Read the stored products: ${wishlist.length} wished for, ${viewed.length} viewed`),
      wishAdded: ({ name }) => `Added ${name} to the wishlist`,
      wishRemoved: ({ name }) => `Removed ${name} from the wishlist`,
      productViewed: ({ name }) => `Viewed ${name}`,
      viewWishlistPressed: 'Opened the wishlist',
    },
  ),
  search: describeActions('Search', searchActions, {
    opened: 'Went into the search field',
    closed: 'Closed the search',
    typed: (text) => `Typed “${text}” into the search`,
    submitted: (text) => `Searched for “${text}”`,
    recentRead: (recent) => noise(`Read the earlier searches: ${recent.length}`),
    recentForgotten: 'Deleted the earlier searches',
    suggestionsFound: ({ text, total, reading }) =>
      `Suggestions for “${text}”: ${counted(total, 'product')}${readSoFar(reading)}`,
    filtersApproached: noise('Was about to sort or filter'),
    choicesFound: ({ isComplete }) => noise(`Read what can be filtered by${isComplete ? '' : ' so far'}`),
    productsFound: ({ total, page, reading }) =>
      `Found ${counted(total, 'product')}, showing page ${page}${readSoFar(reading)}`,
    failed: failure('The search could not be loaded'),
    retried: 'Tried to load the search again',
  }),
  notifications: describeActions('Messages', notificationsActions, {
    toastShown: ({ variant, title, message }) => {
      const text = `Message “${title === '' ? message : `${title}: ${message}`}”`;
      return variant === 'destructive' ? failure(text) : text;
    },
    toastDismissed: 'Closed a message',
    toastsResolved: noise('Took back the messages about what is resolved'),
    pageLeft: noise('Took the messages of the page before away'),
  }),
};
