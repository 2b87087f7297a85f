import { useRef, useState } from 'react';
import type { CartLine, Product } from '../../api/models/types';
import type { ProductChoice } from '../../lib/lineChoice';
import { pictureOfColor } from '../../lib/pictures';
import type { ChangedChoice } from './catalogEvents';
import { choiceOf } from './productDetails';

export interface ChoiceEvents {
  readonly onChange: (change: Omit<ChangedChoice, 'isOnPage'>) => void;
  /** A colour was chosen that has a picture, by its index. */
  readonly onPictureChange: (index: number) => void;
  readonly onSizeMissing: () => void;
}

/** What a shopper chooses of a product: at first what its cart line has, or what has no alternative. */
export function useProductChoice(product: Product, events: ChoiceEvents, line?: CartLine) {
  const [chosen, setChosen] = useState<Partial<ProductChoice>>({});
  const [wasSizeMissed, setWasSizeMissed] = useState(false);
  const sizeGroup = useRef<HTMLDivElement>(null);
  const choice = choiceOf(product, chosen, line);
  const isSizeMissing = product.sizes.length > 0 && choice.size === '';

  function onChange(changes: Partial<ProductChoice>): void {
    setChosen({ ...chosen, ...changes });
    events.onChange({ ...changes, quantityBefore: choice.quantity });
    const picture = pictureOfColor(product.images, changes.color ?? '');
    if (picture !== undefined) events.onPictureChange(product.images.indexOf(picture));
  }

  return {
    choice,
    isSizeMissing,
    /** Runs what needs a size; without one the error is shown, and the first size gets the focus. */
    withSize: (run: () => void): void => {
      if (!isSizeMissing) {
        run();
        return;
      }
      setWasSizeMissed(true);
      events.onSizeMissing();
      sizeGroup.current?.querySelector('button')?.focus();
    },
    /** For `ProductChoices`. */
    choices: { product, choice, sizeGroup, isSizeMissed: wasSizeMissed && isSizeMissing, onChange },
  };
}
