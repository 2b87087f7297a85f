import type { ReplayGuard } from './replayGuard';

/**
 * Remembers where a page was when a trace was imported into it: from then on its address follows the trace, whose
 * orders and pages need not be there where it is replayed.
 * @returns how to leave the replay: back to that address, by a reload
 */
export function rememberWayBack(
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
