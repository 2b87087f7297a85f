/** A line of two texts: in both, or only in one of them. */
export interface DiffLine {
  readonly text: string;
  readonly side: 'both' | 'left' | 'right';
}

/** Texts with more differences are not worth comparing, and would take too much memory. */
const MOST_DIFFERENCES = 2_000;

/** The furthest places on the left that are reached with so many differences: those of every second diagonal. */
type Reached = Int32Array;

/** The place that was reached on a diagonal; -1 for none. */
function placeOn(reached: Reached, diagonal: number): number {
  return reached[(diagonal + reached.length - 1) / 2] ?? -1;
}

/** What is reached before each further difference (Myers 1986). Null for too many differences. */
function walk(left: readonly string[], right: readonly string[]): readonly Reached[] | null {
  const rounds: Reached[] = [];
  let reached: Reached = new Int32Array(0);
  for (let differences = 0; differences <= MOST_DIFFERENCES; differences += 1) {
    rounds.push(reached);
    const next: Reached = new Int32Array(differences + 1);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const below = placeOn(reached, diagonal - 1);
      const above = placeOn(reached, diagonal + 1);
      const isDown = diagonal === -differences || (diagonal !== differences && below < above);
      let x = isDown ? Math.max(above, 0) : below + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x += 1;
      next[(diagonal + differences) / 2] = x;
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
  for (const [round, reached] of [...rounds.entries()].reverse()) {
    const diagonal = x - y;
    const below = placeOn(reached, diagonal - 1);
    const above = placeOn(reached, diagonal + 1);
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
