import type { ReactNode } from 'react';
import { Component, Suspense } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { actions } from '../../lib/texts';

interface Props {
  /** A new value, such as the location's key, gives the route another try. */
  readonly resetKey: string;
  /** The page's path. A new path leaves nothing of the old page behind while its code is loading. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Keeps a route's failure, its code's or its chunk's, inside the route: the page around it stays, and the
 * shopper gets a way on.
 */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    if (this.state.hasFailed) {
      return (
        <ErrorState
          title="Something went wrong"
          message="This page could not be shown. Your cart is safe."
          actionLabel={actions.tryAgain}
          onAction={() => this.setState({ hasFailed: false })}
        />
      );
    }
    return (
      <Suspense key={this.props.path} fallback={<LoadingBlock label="Loading the page" />}>
        {this.props.children}
      </Suspense>
    );
  }
}
