import { Component, type ReactNode } from 'react';
import { ChunkFailure, type ChunkProblem, type ChunkRecovery } from './lazyPart';
import { actions } from '../lib/texts';

/** What the fallback says of an error, and what it offers to do. */
export interface ShownFailure {
  /** The server has a newer build of the shop than this page. */
  readonly isOutdated: boolean;
  readonly actionLabel: string;
  readonly onAction: () => void;
}

interface Props {
  readonly recovery: ChunkRecovery;
  /** A new value, such as the location's key, gives the children another try. */
  readonly resetKey: string;
  /** Shown while the cause is looked up, and while the page is reloaded. */
  readonly pending: ReactNode;
  readonly renderFailure: (failure: ShownFailure) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  /** What was thrown; null while nothing was. */
  readonly failure: { readonly cause: unknown } | null;
  readonly problem: ChunkProblem | 'checking';
}

const noFailure: State = { failure: null, problem: 'checking' };

/** Catches errors of its children: in rendering, and in loading their chunk. */
export class ErrorBoundary extends Component<Props, State> {
  override state = noFailure;

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause }, problem: cause instanceof ChunkFailure ? 'checking' : 'unreachable' };
  }

  override componentDidCatch(cause: unknown): void {
    if (cause instanceof ChunkFailure) void this.findProblem(cause);
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey) this.reset();
  }

  private async findProblem(cause: ChunkFailure): Promise<void> {
    const problem = await this.props.recovery.recover();
    if (this.state.failure?.cause === cause) this.setState({ problem });
  }

  private reset(): void {
    const { failure } = this.state;
    if (failure === null) return;
    if (failure.cause instanceof ChunkFailure) failure.cause.forget();
    this.setState(noFailure);
  }

  override render(): ReactNode {
    const { children, pending, recovery, renderFailure } = this.props;
    const { failure, problem } = this.state;
    if (failure === null) return children;
    if (problem === 'checking' || problem === 'reloading') return pending;
    return problem === 'outdated'
      ? renderFailure({ isOutdated: true, actionLabel: actions.reload, onAction: recovery.reload })
      : renderFailure({
          isOutdated: false,
          actionLabel: actions.tryAgain,
          onAction: () => this.reset(),
        });
  }
}
