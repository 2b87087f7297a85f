import { createStory, noise } from '../../lib/story';
import { wishlistActions, productViewed, wishAdded, wishlistWanted, wishRemoved } from './wishlistSlice';

/** What the actions of the wishlist and the recently viewed products say in a replay. */
export const wishlistStory = createStory(
  'Wishlist',
  { ...wishlistActions, wishAdded, wishRemoved, productViewed, wishlistWanted },
  {
    read: ({ wishlist, viewed }) =>
      noise(`Read the stored products: ${wishlist.length} wished for, ${viewed.length} viewed`),
    wishAdded: ({ name }) => `Added ${name} to the wishlist`,
    wishRemoved: ({ name }) => `Removed ${name} from the wishlist`,
    productViewed: ({ name }) => `Viewed ${name}`,
    wishlistWanted: 'Opened the wishlist',
  },
);
