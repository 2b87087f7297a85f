import { type ReactNode, Suspense, useState } from 'react';
import { MenuBoundary } from './MenuBoundary';

interface OnceOpenedProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mounts what is loaded late at its first opening, and keeps it, so that its closing can be seen. */
export function OnceOpened({ open, onClose, children }: OnceOpenedProps) {
  const [seen, setSeen] = useState({ open: false, times: 0 });
  if (open !== seen.open) setSeen({ open, times: seen.times + Number(open) });
  if (seen.times === 0) return null;
  return (
    <MenuBoundary open={open} openings={seen.times} onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </MenuBoundary>
  );
}
