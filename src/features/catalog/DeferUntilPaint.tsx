import type { ReactNode } from 'react';
import { useIsPainted } from '../../components/useIsPainted';

interface DeferUntilPaintProps {
  /** Whether the page is needed as a whole at once, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** What is below the first screen of a page: rendered, and its effects run, after the rest of the page was painted. */
export function DeferUntilPaint({ isWhole, children }: DeferUntilPaintProps) {
  return useIsPainted(isWhole) ? children : null;
}
