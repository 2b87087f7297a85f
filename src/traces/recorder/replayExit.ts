import type { ReplayGuard } from './replayGuard';

/**
 * Stores the page's address when a trace is imported into it: from then on the address follows the trace.
 * @returns a function that leaves the replay: it reloads the page at the stored address
 */
export function createReplayExit(
  guard: Pick<ReplayGuard, 'subscribe'>,
  page: Pick<Window, 'history' | 'location'> = window,
): () => void {
  const { history, location } = page;
  let entry: { readonly state: unknown; readonly address: string } | null = null;
  guard.subscribe(() => {
    entry = { state: history.state, address: location.href };
  });
  return () => {
    if (entry !== null) history.replaceState(entry.state, '', entry.address);
    location.reload();
  };
}
