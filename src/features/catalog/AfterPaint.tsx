import type { ReactNode } from 'react';
import { useIsPainted } from '../../components/useIsPainted';

interface AfterPaintProps {
  /** Whether the page is needed as a whole at once, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** What is below the first screen of a page: rendered, and its effects run, after the rest of the page was painted. */
export function AfterPaint({ isWhole, children }: AfterPaintProps) {
  return useIsPainted(isWhole) ? children : null;
}
