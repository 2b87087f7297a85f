import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { BelowHeader } from '../../components/BelowHeader';
import { Notice } from '../../components/Notice';
import { LazyBoundary } from '../../components/LazyBoundary';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { actions, loadingPage } from '../../lib/texts';
import { errorTexts } from '../appTexts';

interface LazyOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Mounts a lazy menu when it is first opened, and keeps it mounted, so that its closing is animated. While its code is on
 * its way, a screen reader says so; where it cannot be loaded, a message below the header does, and the page stays.
 */
export function LazyOverlay({ open, onClose, children }: LazyOverlayProps) {
  const [seen, setSeen] = useState({ open: false, times: 0 });
  if (open !== seen.open) setSeen({ open, times: seen.times + Number(open) });
  if (seen.times === 0) return null;
  return (
    <LazyBoundary
      // Each opening tries again to load the code.
      resetKey={String(seen.times)}
      placeholder={<VisuallyHidden role="status">{loadingPage}</VisuallyHidden>}
      renderFailure={({ isOutdated, actionLabel, onAction }) =>
        open && (
          <BelowHeader>
            <Notice
              title={isOutdated ? errorTexts.outdated : errorTexts.menu}
              action={
                <>
                  <Button variant="outlined" onClick={onAction}>
                    {actionLabel}
                  </Button>
                  <Button onClick={onClose}>{actions.close}</Button>
                </>
              }
            />
          </BelowHeader>
        )
      }
    >
      {children}
    </LazyBoundary>
  );
}
