import type { CartLine } from '../../api/models/types';
import { lineKey } from '../../lib/lineChoice';
import type { CartOperation } from './cartOperations';

/** The line that was added last from a card. */
export interface CartPanel {
  readonly key: string;
  /** Whether its product has sizes. */
  readonly hasSizes: boolean;
  /** Pieces that were added. */
  readonly quantity: number;
  /** Whether the line existed before. */
  readonly isIncrease: boolean;
  /** Counts the additions since the panel opened: each is announced and gives the panel its full time. */
  readonly additions: number;
}

/** The part of the cart's state that the panel depends on. */
interface PanelState {
  readonly lines: readonly CartLine[];
  readonly panel: CartPanel | null;
}

/** Where a line was added: a card opens the panel, the wishlist shows a toast, the product page leads to the cart. */
export type LineAddedFrom = 'card' | 'productPage' | 'wishlist';

/** The payload of an added line. */
export interface LineAdded {
  readonly line: CartLine;
  readonly from: LineAddedFrom;
  /** Whether the product has sizes; no by default. */
  readonly hasSizes?: boolean;
}

/** Takes out again what was added last from a card. */
export function undoingAddition({ panel }: PanelState): CartOperation | null {
  return panel === null ? null : { kind: 'take', lines: [{ key: panel.key, quantity: panel.quantity }] };
}

/** The panel after adding a line: only what was added from a card, and is in the cart now, opens it. */
export function panelAfter(
  before: PanelState,
  after: PanelState,
  { line, from, hasSizes = false }: LineAdded,
): CartPanel | null {
  const key = lineKey(line);
  const quantityIn = ({ lines }: PanelState) => lines.find((other) => lineKey(other) === key)?.quantity ?? 0;
  const earlier = quantityIn(before);
  const quantity = quantityIn(after) - earlier;
  if (from !== 'card' || quantity === 0) return before.panel;
  return { key, quantity, hasSizes, isIncrease: earlier > 0, additions: (before.panel?.additions ?? 0) + 1 };
}
