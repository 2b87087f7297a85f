import { createContext } from 'react';
import type { CardProduct } from '../api/models/types';

interface ProductActions {
  readonly wishedIds: ReadonlySet<string>;
  /** Adds the product to the wishlist, or removes it. */
  readonly onWish: (product: CardProduct) => void;
  readonly onQuickView: (id: string) => void;
  /** `picture` is the index of the picture that it opens with, the first by default. */
  readonly onDemo: (id: string, picture?: number) => void;
  /** Called on hover and focus of a button that opens a dialog, for prefetching. */
  readonly onIntent: (dialog: 'view' | 'demo', id: string) => void;
}

/** The default does nothing: the app provides the real actions. */
export const ProductActionsContext = createContext<ProductActions>({
  wishedIds: new Set(),
  onWish: () => undefined,
  onQuickView: () => undefined,
  onDemo: () => undefined,
  onIntent: () => undefined,
});
