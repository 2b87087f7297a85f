import Stack from '@mui/material/Stack';
import { use, type ReactElement, type ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { LazyBoundary } from '../../components/LazyBoundary';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading, PageHeadingContext } from '../../components/PageHeading';
import { loadingPage } from '../../lib/texts';
import { errorTexts } from '../appTexts';

/** What a failed page offers beside another try, as props of `ErrorState`: set by a build that records visits. */
export const failedPage: { action?: ReactElement } = {};

interface Props {
  /** A new value, such as the location's key, gives the route another try. */
  readonly resetKey: string;
  /** The page's path. A new path remounts: nothing of the old page is shown while the next one is loading. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Shows a route, that it is loading, or its error. The layout around it stays. */
export function RouteErrorBoundary({ resetKey, path, children }: Props) {
  const { Title } = use(PageHeadingContext);
  return (
    <LazyBoundary
      key={path}
      resetKey={resetKey}
      placeholder={
        <>
          <Title heading={null} />
          <LoadingBlock label={loadingPage} />
        </>
      }
      renderFailure={({ isOutdated, ...action }) => (
        <Stack spacing={{ xs: 2.5, md: 3 }}>
          <PageHeading>{isOutdated ? errorTexts.outdatedTitle : errorTexts.title}</PageHeading>
          <ErrorState
            message={isOutdated ? errorTexts.outdated : errorTexts.page}
            {...action}
            {...failedPage}
          />
        </Stack>
      )}
    >
      {children}
    </LazyBoundary>
  );
}
