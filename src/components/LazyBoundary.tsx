import { Component, Suspense, use, type ReactNode } from 'react';
import { actions } from '../lib/texts';
import {
  ChunkFailure,
  ChunkRecoveryContext,
  PlaceholderContext,
  type ChunkProblem,
  type ChunkRecovery,
} from './lazyPart';

/** What the fallback says of an error, and what it offers to do. */
interface ShownFailure {
  /** The server has a newer build of the shop than this page. */
  readonly isOutdated: boolean;
  readonly actionLabel: string;
  readonly onAction: () => void;
}

interface LazyBoundaryProps {
  /** A new value, such as the location's key, gives the children another try. */
  readonly resetKey?: string;
  /** Shown while code is loading, while the cause of a failure is looked up, and while the page is reloaded. */
  readonly placeholder?: ReactNode;
  /** Shown where the children fail, or their code cannot be loaded. By default the boundary around this one says so. */
  readonly renderFailure?: (failure: ShownFailure) => ReactNode;
  /** Whether the page may be reloaded by itself after a deploy; true by default. */
  readonly reloads?: boolean;
  readonly children: ReactNode;
}

/** Around lazy parts: shows that they are loading, and what to do where that fails. The page around it stays. */
export function LazyBoundary(props: LazyBoundaryProps) {
  const { placeholder = null, renderFailure, children } = props;
  const recovery = use(ChunkRecoveryContext);
  const content = (
    <Suspense fallback={placeholder}>
      <PlaceholderContext value={placeholder}>{children}</PlaceholderContext>
    </Suspense>
  );
  if (renderFailure === undefined) return content;
  return (
    <ErrorBoundary {...props} renderFailure={renderFailure} recovery={recovery}>
      {content}
    </ErrorBoundary>
  );
}

interface ErrorBoundaryProps extends LazyBoundaryProps {
  readonly renderFailure: (failure: ShownFailure) => ReactNode;
  readonly recovery: ChunkRecovery;
}

interface State {
  /** What was thrown; null while nothing was. */
  readonly failure: { readonly cause: unknown } | null;
  readonly problem: ChunkProblem | 'checking';
}

const noFailure: State = { failure: null, problem: 'checking' };

class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = noFailure;

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause }, problem: cause instanceof ChunkFailure ? 'checking' : 'unreachable' };
  }

  override componentDidCatch(cause: unknown): void {
    if (cause instanceof ChunkFailure) void this.findProblem(cause);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.resetKey !== this.props.resetKey) this.reset();
  }

  /** What shows the part next tries again to load it. */
  override componentWillUnmount(): void {
    const cause = this.state.failure?.cause;
    if (cause instanceof ChunkFailure) cause.forget();
  }

  private async findProblem(cause: ChunkFailure): Promise<void> {
    const { reloads = true, recovery } = this.props;
    const problem = reloads ? await recovery.recover() : 'unreachable';
    if (this.state.failure?.cause === cause) this.setState({ problem });
  }

  private reset(): void {
    const { failure } = this.state;
    if (failure === null) return;
    if (failure.cause instanceof ChunkFailure) failure.cause.forget();
    this.setState(noFailure);
  }

  override render(): ReactNode {
    const { children, placeholder, recovery, renderFailure } = this.props;
    const { failure, problem } = this.state;
    if (failure === null) return children;
    if (problem === 'checking' || problem === 'reloading') return placeholder;
    const isOutdated = problem === 'outdated';
    return renderFailure({
      isOutdated,
      actionLabel: isOutdated ? actions.reload : actions.tryAgain,
      onAction: isOutdated ? recovery.reload : () => this.reset(),
    });
  }
}
