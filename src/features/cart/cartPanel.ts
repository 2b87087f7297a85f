import type { CartLine } from '../../api/models/types';
import { lineKey } from '../../lib/lineChoice';
import type { CartOperation } from './cartOperations';

/** The line that was added last from a card. */
export interface CartPanel {
  readonly key: string;
  /** Whether its product has sizes. */
  readonly hasSizes: boolean;
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

/** Where a line was added: the toasts differ, and the product page leads to the cart. */
type LineAddedFrom = 'card' | 'productPage';

/** The payload of an added line. */
export interface LineAdded {
  readonly line: CartLine;
  readonly from: LineAddedFrom;
  /** Whether the product has sizes; no by default. */
  readonly hasSizes?: boolean;
}

/** Takes out again what was added last from a card. */
export function undoingAddition({ panel }: PanelState): CartOperation | null {
  return panel === null ? null : { kind: 'take', lines: [{ key: panel.key, quantity: 1 }] };
}

/** The panel after adding a line: only what was added from a card, and is in the cart now, opens it. */
export function panelAfter(
  before: PanelState,
  after: PanelState,
  { line, from, hasSizes = false }: LineAdded,
): CartPanel | null {
  const key = lineKey(line);
  const quantityIn = ({ lines }: PanelState) => lines.find((other) => lineKey(other) === key)?.quantity ?? 0;
  const quantity = quantityIn(before);
  if (from !== 'card' || quantityIn(after) === quantity) return before.panel;
  return { key, hasSizes, isIncrease: quantity > 0, additions: (before.panel?.additions ?? 0) + 1 };
}
