import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { failedPage } from '../../app/router/RouteErrorBoundary';
import { theme } from '../../app/theme/theme';
import { traceTexts } from '../traceTexts';
import { keepTrace } from './keptTraceRecorder';
import { TOOLBAR_MARK } from './pageParts';
import type { ReplayGuard } from './replayGuard';
import { saveTrace } from './saveTrace';
import { ReplayBanner, TraceBadge, type TraceBadgeProps } from './TraceBadge';
import type { TraceTools } from './traceTools';

/**
 * Stores the page's address when a trace is imported into it: from then on the address follows the trace.
 * @returns a function that leaves the replay: it reloads the page at the stored address
 */
export function createReplayExit(
  guard: Pick<ReplayGuard, 'subscribe'>,
  { history, location }: Pick<Window, 'history' | 'location'> = window,
): () => void {
  let entry: { readonly state: unknown; readonly address: string } | null = null;
  guard.subscribe(() => {
    entry = { state: history.state, address: location.href };
  });
  return () => {
    if (entry !== null) history.replaceState(entry.state, '', entry.address);
    location.reload();
  };
}

interface TraceToolbarProps extends TraceBadgeProps {
  readonly guard: ReplayGuard;
  readonly onLeave: () => void;
}

/** The recorder's badge, or, once a trace has been imported into the page, the banner to leave it. */
export function TraceToolbar({ guard, onLeave, ...badge }: TraceToolbarProps) {
  const isReplaying = useSyncExternalStore(guard.subscribe, guard.hasBegun);
  return isReplaying ? <ReplayBanner onLeave={onLeave} /> : <TraceBadge {...badge} />;
}

/**
 * Shows the recorder's badge beside the shop, in a root of its own, keeps what is recorded for the pages that follow, and
 * lets a failed page save its trace.
 */
export function showTraceToolbar(tools: TraceTools): void {
  const host = document.createElement('div');
  host.setAttribute(TOOLBAR_MARK, '');
  // No press of it is one of the shop's: those before hydration are pressed again.
  host.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(host);
  const keptTrace = keepTrace(tools);
  failedPage.action = <Button onClick={() => void saveTrace(keptTrace)}>{traceTexts.save}</Button>;
  createRoot(host).render(
    <ThemeProvider theme={theme} storageManager={null}>
      <TraceToolbar
        recorder={tools.recorder}
        guard={tools.guard}
        keptTrace={keptTrace}
        onLeave={createReplayExit(tools.guard)}
      />
    </ThemeProvider>,
  );
}
