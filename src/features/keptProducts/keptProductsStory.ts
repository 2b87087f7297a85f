import { createStory, noise } from '../../lib/story';
import {
  keptProductsActions,
  productViewed,
  wishAdded,
  wishlistWanted,
  wishRemoved,
} from './keptProductsSlice';

/** What the actions of the wishlist and the recently viewed products say in a replay. */
export const keptProductsStory = createStory(
  'Wishlist',
  { ...keptProductsActions, wishAdded, wishRemoved, productViewed, wishlistWanted },
  {
    read: ({ wishlist, viewed }) =>
      noise(`Read the stored products: ${wishlist.length} wished for, ${viewed.length} viewed`),
    wishAdded: ({ name }) => `Added ${name} to the wishlist`,
    wishRemoved: ({ name }) => `Removed ${name} from the wishlist`,
    productViewed: ({ name }) => `Viewed ${name}`,
    wishlistWanted: 'Opened the wishlist',
  },
);
