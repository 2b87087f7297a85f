import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { use } from 'react';
import { BelowHeader } from '../../components/BelowHeader';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { ErrorState } from '../../components/ErrorState';
import { actions } from '../../lib/texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { errorTexts } from '../router/errorTexts';

export interface MenuErrorBoundaryProps {
  readonly open: boolean;
  /** How often it has been opened: each opening tries again to load its code. */
  readonly openings: number;
  readonly onClose: () => void;
  /** The menu, whose code is loaded when it is opened. */
  readonly children: ReactNode;
}

/** Says below the header that a menu could not be loaded. The page stays. */
export function MenuErrorBoundary({ open, openings, onClose, children }: MenuErrorBoundaryProps) {
  return (
    <ErrorBoundary
      recovery={use(ChunkRecoveryContext)}
      resetKey={String(openings)}
      pending={null}
      renderFailure={({ isOutdated, actionLabel, onAction }) =>
        open && (
          <BelowHeader>
            <ErrorState
              message={isOutdated ? errorTexts.outdated : errorTexts.menu}
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
    </ErrorBoundary>
  );
}
