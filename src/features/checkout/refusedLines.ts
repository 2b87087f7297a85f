import type { CartLine } from '../../api/models/types';

/** The lines that the store's reason for refusing an order names; of two names within each other the longer one. */
export function refusedLines(lines: readonly CartLine[], reason: string): readonly CartLine[] {
  const text = reason.toLowerCase();
  const nameOf = ({ name }: CartLine) => name.trim().toLowerCase();
  const named = lines.filter((line) => nameOf(line) !== '' && text.includes(nameOf(line)));
  return named.filter(
    (line) => !named.some((other) => nameOf(other) !== nameOf(line) && nameOf(other).includes(nameOf(line))),
  );
}
