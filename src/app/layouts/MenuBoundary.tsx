import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { use } from 'react';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { ErrorState } from '../../components/ErrorState';
import { HEADER_HEIGHT } from '../../components/tokens';
import { actions } from '../../lib/texts';
import { FailureBoundary } from '../router/FailureBoundary';
import { failureTexts } from '../router/failureTexts';

export interface MenuBoundaryProps {
  readonly open: boolean;
  /** How often it has been opened so far: each time its code gets another try. */
  readonly openings: number;
  readonly onClose: () => void;
  /** The menu, whose code is loaded when it is opened. */
  readonly children: ReactNode;
}

/** Says below the header that a menu could not be loaded, instead of losing the page with it. */
export function MenuBoundary({ open, openings, onClose, children }: MenuBoundaryProps) {
  return (
    <FailureBoundary
      recovery={use(ChunkRecoveryContext)}
      resetKey={String(openings)}
      pending={null}
      renderFailure={({ isOutdated, actionLabel, onAction }) =>
        open && (
          <Box
            sx={{
              position: 'fixed',
              zIndex: 'snackbar',
              top: { xs: HEADER_HEIGHT.narrow + 8, md: HEADER_HEIGHT.wide + 8 },
              insetInline: '16px',
              display: 'grid',
              justifyContent: { md: 'end' },
            }}
          >
            <ErrorState
              message={isOutdated ? failureTexts.outdated : failureTexts.menu}
              action={
                <Box sx={{ display: 'flex', gap: 1.5 }}>
                  <Button variant="outlined" onClick={onAction}>
                    {actionLabel}
                  </Button>
                  <Button onClick={onClose}>{actions.close}</Button>
                </Box>
              }
            />
          </Box>
        )
      }
    >
      {children}
    </FailureBoundary>
  );
}
