/** A line of two texts: in both, or only in one of them. */
export interface DiffLine {
  readonly text: string;
  readonly side: 'both' | 'left' | 'right';
}

/** Texts with more differences are not worth comparing, and would take too much memory. */
const MOST_DIFFERENCES = 2_000;

/**
 * The furthest places on the left that are reached with so many differences, by diagonal (Myers 1986). Null for too
 * many.
 */
function walk(
  left: readonly string[],
  right: readonly string[],
): readonly ReadonlyMap<number, number>[] | null {
  const rounds: ReadonlyMap<number, number>[] = [];
  let reached: ReadonlyMap<number, number> = new Map([[1, 0]]);
  for (let differences = 0; differences <= MOST_DIFFERENCES; differences += 1) {
    rounds.push(reached);
    const next = new Map(reached);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const below = next.get(diagonal - 1) ?? -1;
      const above = next.get(diagonal + 1) ?? -1;
      let x = diagonal === -differences || (diagonal !== differences && below < above) ? above : below + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= left.length && x - diagonal >= right.length) return rounds;
    }
    reached = next;
  }
  return null;
}

/** The shortest list of lines that makes the right text of the left one; both texts whole where they differ too much. */
export function diffLines(left: readonly string[], right: readonly string[]): readonly DiffLine[] {
  const rounds = walk(left, right);
  if (rounds === null) {
    return [
      ...left.map((text) => ({ text, side: 'left' as const })),
      ...right.map((text) => ({ text, side: 'right' as const })),
    ];
  }
  const lines: DiffLine[] = [];
  let [x, y] = [left.length, right.length];
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const reached = rounds[round] ?? new Map<number, number>();
    const diagonal = x - y;
    const below = reached.get(diagonal - 1) ?? -1;
    const above = reached.get(diagonal + 1) ?? -1;
    const isDown = diagonal === -round || (diagonal !== round && below < above);
    const fromX = isDown ? above : below;
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1);
    while (x > Math.max(fromX, 0) && y > Math.max(fromY, 0) && left[x - 1] === right[y - 1]) {
      x -= 1;
      y -= 1;
      lines.push({ text: left[x] ?? '', side: 'both' });
    }
    if (round === 0) break;
    if (isDown) lines.push({ text: right[fromY] ?? '', side: 'right' });
    else lines.push({ text: left[fromX] ?? '', side: 'left' });
    [x, y] = [fromX, fromY];
  }
  return lines.reverse();
}
