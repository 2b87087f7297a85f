import type { ReactNode } from 'react';
import { useIsPainted } from './useIsPainted';

interface AfterPaintProps {
  readonly children: ReactNode;
}

/** What is below the first screen of a page: rendered, and its effects run, after the rest of the page was painted. */
export function AfterPaint({ children }: AfterPaintProps) {
  return useIsPainted() ? children : null;
}
