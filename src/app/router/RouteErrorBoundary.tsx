import { use, type ReactElement, type ReactNode } from 'react';
import { FailedState } from '../../components/FailedState';
import { LazyBoundary } from '../../components/LazyBoundary';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeadingContext } from '../../components/PageHeading';
import { routes } from '../../lib/routes';
import { actions, loadingPage } from '../../lib/texts';
import { errorTexts } from '../appTexts';

/** What a failed page offers beside another try and the way home: set by a build that records visits. */
export const failedPage: { action?: ReactElement } = {};

interface Props {
  /** A new value, such as the location's key, gives the route another try. */
  readonly resetKey: string;
  /** The page's path. A new path remounts: nothing of the old page is shown while the next one is loading. */
  readonly path: string;
  /** Below a page that failed. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a route, that it is loading, or its error. The layout around it stays. */
export function RouteErrorBoundary({ resetKey, path, others, children }: Props) {
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
      renderFailure={({ isOutdated, actionLabel, onAction }) => (
        <>
          <FailedState
            title={isOutdated ? errorTexts.outdatedTitle : errorTexts.title}
            titleComponent="h1"
            text={isOutdated ? errorTexts.outdated : errorTexts.page}
            actionLabel={actionLabel}
            onTryAgain={onAction}
            link={{ to: routes.home, text: actions.returnHome }}
            {...failedPage}
          />
          {others}
        </>
      )}
    >
      {children}
    </LazyBoundary>
  );
}
