import { createStory, failure } from '../../lib/story';
import * as events from './catalogEvents';

/** What the actions of a product's page, Quick View and Product Demo say in a replay. */
export const productDraftStory = createStory('Product', events, {
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
});
