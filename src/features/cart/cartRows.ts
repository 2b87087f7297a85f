import type { CartLine } from '../../api/models/types';
import type { Removal } from './cartChange';

/** Lines that were removed together. */
export type RemovedGroup = Omit<Removal, 'isListed'>;

/** What the list of the cart shows in one row. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly removal: RemovedGroup };

/** How many lines of the cart the row stood for. */
function linesOf(row: CartRow): number {
  return row.kind === 'line' ? 1 : row.removal.lines.length;
}

function insertRemoval(rows: readonly CartRow[], removal: RemovedGroup): readonly CartRow[] {
  let at = 0;
  for (let index = 0; index < removal.index && at < rows.length; at += 1) {
    const row = rows[at];
    index += row === undefined ? 1 : linesOf(row);
  }
  return rows.toSpliced(at, 0, { kind: 'removed', removal });
}

/** The lines, and where lines were removed a row that puts them back. `removals` are oldest first. */
export function toCartRows(
  lines: readonly CartLine[],
  removals: readonly RemovedGroup[],
): readonly CartRow[] {
  const rows: readonly CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  // Newest first: the index of each counts the lines that were removed after it.
  return removals.reduceRight(insertRemoval, rows);
}
