import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Suspense, use } from 'react';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { loadingPage } from '../../lib/texts';
import { saveTraceAction } from '../traceSaver';
import { FailureBoundary } from './FailureBoundary';
import { failureTexts } from './failureTexts';

interface Props {
  /** A new value, such as the location's key, gives the route another try. */
  readonly resetKey: string;
  /** The page's path. A new path leaves nothing of the old page behind while its code is loading. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Keeps a route's failure, its code's or its chunk's, inside the route: the page around it stays, and the
 * shopper gets a way on.
 */
export function RouteBoundary({ resetKey, path, children }: Props) {
  const loading = <LoadingBlock label={loadingPage} />;
  return (
    <FailureBoundary
      recovery={use(ChunkRecoveryContext)}
      resetKey={resetKey}
      pending={loading}
      renderFailure={({ isOutdated, ...action }) => (
        <div>
          <Box sx={{ marginBottom: { xs: 2.5, md: 3 } }}>
            <PageHeading>{isOutdated ? failureTexts.outdatedTitle : failureTexts.title}</PageHeading>
          </Box>
          <ErrorState
            message={isOutdated ? failureTexts.outdated : failureTexts.page}
            {...action}
            {...(__TRACES__ !== 'off' && saveTraceAction())}
          />
        </div>
      )}
    >
      <Suspense key={path} fallback={loading}>
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
