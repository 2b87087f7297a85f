import { type ReactNode, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { loadingPage } from '../../lib/texts';
import { MenuErrorBoundary } from './MenuErrorBoundary';

interface MountOnOpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Mounts a lazy menu when it is first opened, and keeps it mounted, so that its closing is animated. While its code is on
 * its way, a screen reader says so.
 */
export function MountOnOpen({ open, onClose, children }: MountOnOpenProps) {
  const [seen, setSeen] = useState({ open: false, times: 0 });
  if (open !== seen.open) setSeen({ open, times: seen.times + Number(open) });
  if (seen.times === 0) return null;
  return (
    <MenuErrorBoundary open={open} openings={seen.times} onClose={onClose}>
      <Suspense fallback={<VisuallyHidden role="status">{loadingPage}</VisuallyHidden>}>{children}</Suspense>
    </MenuErrorBoundary>
  );
}
