import type { ReactNode } from 'react';
import { Component, Suspense } from 'react';
import Box from '@mui/material/Box';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { actions } from '../../lib/texts';
import { ChunkFailure } from './lazyRoute';
import { saveTraceAction } from '../traceSaver';

interface Props {
  /** A new value, such as the location's key, gives the route another try. */
  readonly resetKey: string;
  /** The page's path. A new path leaves nothing of the old page behind while its code is loading. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** What was thrown; null while nothing was. */
  readonly failure: unknown;
}

/**
 * Keeps a route's failure, its code's or its chunk's, inside the route: the page around it stays, and the
 * shopper gets a way on.
 */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { hasFailed: true, failure };
  }

  private readonly tryAgain = (): void => {
    if (this.state.failure instanceof ChunkFailure) this.state.failure.forget();
    this.setState({ hasFailed: false, failure: null });
  };

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.tryAgain();
    }
  }

  override render(): ReactNode {
    if (this.state.hasFailed) {
      return (
        <div>
          <Box sx={{ marginBottom: { xs: 2.5, md: 3 } }}>
            <PageHeading>Something went wrong</PageHeading>
          </Box>
          <ErrorState
            message="This page could not be shown. Your cart is safe."
            actionLabel={actions.tryAgain}
            onAction={this.tryAgain}
            {...(__TRACES__ !== 'off' && saveTraceAction())}
          />
        </div>
      );
    }
    return (
      <Suspense key={this.props.path} fallback={<LoadingBlock label="Loading the page" />}>
        {this.props.children}
      </Suspense>
    );
  }
}
