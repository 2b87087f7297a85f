import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CartLine } from '../../api/models/types';
import { isFocusInToast } from '../../components/findToast';
import { lineKey } from '../../lib/lineChoice';
import { findPageHeading } from '../../components/pageHeadingContext';

/** Moves the focus after the button that has it was removed. */
interface CartFocus {
  /** After the next render: to the Remove button of this line; to the page's heading where there is none. */
  readonly moveTo: (key: string | undefined) => void;
  /** After the next render: to the Remove button of the line that follows this one, else of the one before it. */
  readonly moveFrom: (key: string) => void;
}

/** Keeps the focus on the cart page; both functions are the same ones in every render. */
export function useCartFocus(page: RefObject<HTMLElement | null>, lines: readonly CartLine[]): CartFocus {
  const shownLines = useRef(lines);
  const next = useRef<{ readonly key: string | undefined; readonly removed?: string } | null>(null);

  useEffect(() => {
    const known = new Set(shownLines.current.map(lineKey));
    const restored = lines.find((line) => !known.has(lineKey(line)));
    shownLines.current = lines;
    // The toast's Undo is about to go, and the focus with it.
    if (restored !== undefined && isFocusInToast()) next.current ??= { key: lineKey(restored) };
    if (next.current === null || page.current === null) return;
    const { key, removed } = next.current;
    next.current = null;
    // A full wishlist takes no line: it has stayed.
    if (lines.some((line) => lineKey(line) === removed)) return;
    const buttons = [...page.current.querySelectorAll<HTMLElement>('[data-remove]')];
    const button = buttons.find(({ dataset }) => dataset['remove'] === key);
    (button ?? findPageHeading(page.current))?.focus();
  });

  const moveTo = useCallback((key: string | undefined) => {
    next.current = { key };
  }, []);
  const moveFrom = useCallback((removed: string) => {
    const index = shownLines.current.findIndex((line) => lineKey(line) === removed);
    const neighbour = shownLines.current[index + 1] ?? shownLines.current[index - 1];
    next.current = { key: neighbour && lineKey(neighbour), removed };
  }, []);
  return { moveTo, moveFrom };
}
