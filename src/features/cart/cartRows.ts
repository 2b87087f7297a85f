import type { CartLine } from '../../api/models/types';
import type { Removal } from './cartChange';

type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly removal: Removal };

function insertRemoval(rows: readonly CartRow[], removal: Removal): readonly CartRow[] {
  let at = 0;
  for (let index = 0; index < removal.index && at < rows.length; at += 1) {
    const row = rows[at];
    index += row?.kind === 'removed' ? row.removal.lines.length : 1;
  }
  return rows.toSpliced(at, 0, { kind: 'removed', removal });
}

/** The lines, and where lines were removed a row that puts them back. `removals` are oldest first. */
export function toCartRows(lines: readonly CartLine[], removals: readonly Removal[]): readonly CartRow[] {
  const rows: readonly CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  // Newest first: the index of each counts the lines that were removed after it.
  return removals.reduceRight(insertRemoval, rows);
}
