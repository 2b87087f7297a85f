import { createStory, failure, noise } from '../../lib/story';
import { productDialogOpened, productDraftActions, quickViewActions } from './productDraftSlice';

interface Chosen<T> {
  readonly value: T;
}

const sizeChosen = ({ value }: Chosen<string>) => `Chose the size ${value}`;
const colorChosen = ({ value }: Chosen<string>) => `Chose the colour ${value}`;
const quantityChosen = ({ value }: Chosen<number>) => `Chose the quantity ${value}`;
const pictureChosen = ({ value }: Chosen<number>) => `Looked at picture ${value + 1}`;
const sizeMissed = failure('Asked to choose a size first');
const factsToggled = 'Showed or hid the rest of the specifications';

/** What a product page's actions say in a replay. */
export const productDraftStory = createStory('Product', productDraftActions, {
  sizeChosen,
  colorChosen,
  quantityChosen,
  pictureChosen,
  sizeMissed,
  factsToggled,
  left: noise('Left the product'),
});

/** What the actions of the Quick View and the Product Demo say in a replay. */
export const quickViewStory = createStory(
  'Product',
  { ...quickViewActions, productDialogOpened },
  {
    sizeChosen,
    colorChosen,
    quantityChosen,
    pictureChosen,
    sizeMissed,
    factsToggled,
    left: noise('Left the Quick View'),
    productDialogOpened: ({ demo }) =>
      demo === undefined || demo === '' ? 'Opened the Quick View of a product' : 'Opened a Product Demo',
  },
);
