import { createStory, failure, noise } from '../../lib/story';
import { linkShared, productDialogOpened, productDraftActions, quickViewActions } from './productDraftSlice';

interface Chosen<T> {
  readonly value: T;
}

/** The page and the dialog of a product have the same choices. */
const choices = {
  sizeChosen: ({ value }: Chosen<string>) => `Chose the size ${value}`,
  colorChosen: ({ value }: Chosen<string>) => `Chose the colour ${value}`,
  quantityChosen: ({ value }: Chosen<number>) => `Chose the quantity ${value}`,
  pictureChosen: ({ value }: Chosen<number>) => `Looked at picture ${value + 1}`,
  sizeMissed: failure('Asked to choose a size first'),
  factsToggled: 'Showed or hid the rest of the specifications',
};

/** What a product page's actions say in a replay. */
export const productDraftStory = createStory(
  'Product',
  { ...productDraftActions, linkShared },
  {
    ...choices,
    left: noise('Left the product'),
    linkShared: (result) =>
      result === 'copied' ? 'Copied the link of the product' : failure('Could not copy the link'),
  },
);

/** What the actions of the Quick View and the Product Demo say in a replay. */
export const quickViewStory = createStory(
  'Product',
  { ...quickViewActions, productDialogOpened },
  {
    ...choices,
    left: noise('Left the Quick View'),
    productDialogOpened: ({ demo }) =>
      demo === undefined || demo === '' ? 'Opened the Quick View of a product' : 'Opened a Product Demo',
  },
);
