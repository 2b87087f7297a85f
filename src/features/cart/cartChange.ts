/** What an event does to the cart, found from the state before it: for the slice and for the stored cart. */
import { weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { MAX_REMOVALS } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import {
  additionUndone,
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineQuantityChanged,
  lineRemoved,
  lineSaved,
  linesOrdered,
  orderRepeated,
  removalUndone,
} from './cartEvents';
import {
  applyOperation,
  quantitiesOf,
  quantityIn,
  type CartContents,
  type CartOperation,
  type CountedLine,
} from './cartOperations';

/** The line that was added last from a card. */
export interface CartPanel {
  readonly key: string;
  readonly hasSizes: boolean;
  /** Pieces that were added. */
  readonly quantity: number;
  /** Whether the line existed before. */
  readonly isIncrease: boolean;
  /** Counts the additions since the panel opened: each is announced and gives the panel its full time. */
  readonly additions: number;
}

/** Lines that were removed together. */
export interface Removal {
  readonly id: string;
  readonly lines: readonly CartLine[];
  /** The index of the first of them before they were removed. */
  readonly index: number;
  /** Whether the cart page lists it: only until the page is opened again. */
  readonly isListed: boolean;
}

export interface CartState extends CartContents {
  readonly status: 'loading' | 'ready';
  /** Removals that can be undone, oldest first. */
  readonly removals: readonly Removal[];
  /** What the panel shows that opens after adding from a card; null while it is closed. */
  readonly panel: CartPanel | null;
  /** What the server last said of the products in the cart, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

const taking = (lines: readonly CartLine[]): CartOperation | null =>
  lines.length === 0 ? null : { kind: 'take', lines: quantitiesOf(lines) };

/** What was ordered, as the cart names it now: a line's size may have been chosen since the order was sent. */
function withLaterChoices(bought: readonly CountedLine[], lines: readonly CartLine[]): CountedLine[] {
  const keys = new Set(bought.map(lineKey));
  const others = lines.filter((line) => !keys.has(lineKey(line)));
  return bought.map((line) => {
    const same = lines.filter(({ id }) => id === line.id);
    if (same.some((each) => lineKey(each) === lineKey(line))) return line;
    const at = others.findIndex(({ id }) => id === line.id);
    // Two may be one line now.
    const changed = at < 0 ? same[0] : others.splice(at, 1)[0];
    return changed === undefined ? line : { ...changed, quantity: line.quantity };
  });
}

function findOperation(event: UnknownAction, before: CartState): CartOperation | null {
  const { lines, ordered, panel, removals } = before;
  const lineAt = (key: string) => lines.find((line) => lineKey(line) === key);
  if (lineAdded.match(event)) return { kind: 'add', line: event.payload.line };
  if (orderRepeated.match(event)) {
    return event.payload.length === 0 ? null : { kind: 'putBack', lines: event.payload, index: lines.length };
  }
  if (additionUndone.match(event)) {
    return panel && { kind: 'take', lines: [{ key: panel.key, quantity: panel.quantity }] };
  }
  if (lineQuantityChanged.match(event)) {
    const { key, quantity } = event.payload;
    const line = lineAt(key);
    if (line === undefined || !Number.isInteger(quantity) || quantity < 1) return null;
    return { kind: 'changeQuantity', key, by: quantity - line.quantity };
  }
  if (lineRemoved.match(event) || lineSaved.match(event)) {
    const line = lineAt(event.payload.key);
    return taking(line === undefined ? [] : [line]);
  }
  if (lineChoiceChanged.match(event)) return { kind: 'changeChoice', ...event.payload };
  if (cleared.match(event)) return taking(lines);
  if (removalUndone.match(event)) {
    const undone = removals.find(({ id }) => id === event.payload.removalId);
    return undone === undefined ? null : { kind: 'putBack', lines: undone.lines, index: undone.index };
  }
  if (linesOrdered.match(event)) {
    const { purchaseId, lines: bought } = event.payload;
    if (ordered.includes(purchaseId)) return null;
    return { kind: 'order', purchaseId, lines: quantitiesOf(withLaterChoices(bought, lines)) };
  }
  return null;
}

/**
 * The operation of an event on the lines of the cart before it; null where it changes none. Found once: the slice applies
 * it, and a listener hands the same one to the stored cart.
 */
export const operationOf = weakMapMemoize(findOperation);

function removalsAfter({ lines, removals }: CartState, event: UnknownAction): CartState['removals'] {
  if (removalUndone.match(event)) return removals.filter(({ id }) => id !== event.payload.removalId);
  const isOfLine = lineRemoved.match(event) || lineSaved.match(event);
  if (!isOfLine && !cleared.match(event)) return removals;
  const index = isOfLine ? lines.findIndex((line) => lineKey(line) === event.payload.key) : 0;
  const removed = isOfLine ? lines.filter((_, at) => at === index) : lines;
  if (removed.length === 0) return removals;
  const removal = { id: event.payload.removalId, lines: removed, index, isListed: true };
  return [...removals, removal].slice(-MAX_REMOVALS);
}

/** Only what was added from a card, and is in the cart now, opens the panel. */
function panelAfter(before: CartState, after: CartContents, event: UnknownAction): CartPanel | null {
  const { panel } = before;
  if (additionUndone.match(event)) return null;
  if (panel !== null && lineChoiceChanged.match(event) && event.payload.key === panel.key) {
    const line = before.lines.find((each) => lineKey(each) === panel.key);
    const { size: selectedSize, color: selectedColor } = event.payload;
    return line === undefined ? panel : { ...panel, key: lineKey({ ...line, selectedSize, selectedColor }) };
  }
  if (!lineAdded.match(event) || event.payload.from !== 'card') return panel;
  const { line, hasSizes = false } = event.payload;
  const key = lineKey(line);
  const earlier = quantityIn(before, key);
  const quantity = quantityIn(after, key) - earlier;
  if (quantity === 0) return panel;
  return { key, quantity, hasSizes, isIncrease: earlier > 0, additions: (panel?.additions ?? 0) + 1 };
}

/** What is known of the products; what the server has said since is newer. */
function checkedAfter({ checked }: CartState, event: UnknownAction): CartState['checked'] {
  if (!lineAdded.match(event) || event.payload.checked === undefined) return checked;
  return { [event.payload.line.id]: event.payload.checked, ...checked };
}

/** The state after an event that changes lines; the same one where it changes nothing. */
export function stateAfter(before: CartState, event: UnknownAction): CartState {
  const operation = operationOf(event, before);
  if (operation === null) return before;
  const contents = applyOperation(before, operation);
  return {
    ...before,
    ...contents,
    removals: removalsAfter(before, event),
    panel: panelAfter(before, contents, event),
    checked: checkedAfter(before, event),
  };
}
