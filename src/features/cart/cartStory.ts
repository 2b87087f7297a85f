import { noSizeChosen } from '../../components/componentTexts';
import { lineKey } from '../../lib/lineChoice';
import { counted, createStory, failure, noise } from '../../lib/story';
import { times } from '../../lib/texts';
import type { CartContents } from './cartOperations';
import {
  checkoutRefused,
  lineChoiceWanted,
  lineEvents,
  lineSaveWanted,
  productCheckWanted,
} from './cartEvents';
import { cartActions } from './cartSlice';
import { lineName } from './cartLine';

interface Before {
  readonly cart: CartContents;
}

/** The name of a line of the cart, by its key. */
function nameOf({ cart }: Before, key: string): string {
  const line = cart.lines.find((each) => lineKey(each) === key);
  return line === undefined ? 'a product' : lineName(line);
}

/** What the cart's actions say in a replay. */
export const cartStory = createStory(
  'Cart',
  { ...cartActions, ...lineEvents, checkoutRefused, lineChoiceWanted, lineSaveWanted, productCheckWanted },
  {
    cartRestored: ({ lines }) => `Read the stored cart: ${counted(lines.length, 'line')}`,
    cartSynced: ({ lines }) => `Took over the cart of another tab: ${counted(lines.length, 'line')}`,
    cartOpened: 'Opened the cart',
    lineAdded: ({ line, hasSizes }) => {
      const missing = hasSizes === true && line.selectedSize === '' ? ` (${noSizeChosen})` : '';
      return `Added ${times(line.quantity)}${lineName(line)} to the cart${missing}`;
    },
    orderRepeated: (lines) => `Added ${counted(lines.length, 'product')} of an earlier order to the cart`,
    additionUndone: 'Undid the addition to the cart',
    panelClosed: 'Closed the cart panel',
    productsChecked: (checked) =>
      noise(`Compared ${counted(Object.keys(checked).length, 'product')} of the cart with the store`),
    lineQuantityChanged: ({ key, quantity }, before: Before) =>
      `Changed the quantity of ${nameOf(before, key)} to ${quantity}`,
    lineRemoved: ({ key }, before: Before) => `Removed ${nameOf(before, key)} from the cart`,
    lineSaved: ({ line }) => `Saved ${lineName(line)} for later`,
    lineChoiceChanged: ({ key, size, color }, before: Before) =>
      `Changed ${nameOf(before, key)} to ${[color, size].filter((part) => part !== '').join(', ')}`,
    cleared: 'Emptied the cart',
    removalUndone: 'Put removed products back into the cart',
    linesOrdered: 'Took the ordered products out of the cart',
    lineChoiceWanted: 'Wants to choose a size in the cart',
    lineSaveWanted: noise('Asked whether the wishlist has room'),
    productCheckWanted: noise('Asked what the store says of the cart'),
    checkoutRefused: failure('Asked to sign in before the checkout'),
  },
);
