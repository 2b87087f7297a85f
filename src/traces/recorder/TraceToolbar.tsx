import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { failedPage } from '../../app/router/failedPage';
import { theme } from '../../app/theme/theme';
import { traceTexts } from '../traceTexts';
import { keepTrace } from './keepTrace';
import type { KeptCounts, KeptTraceRecorder } from './keptTraceRecorder';
import { TOOLBAR_MARK } from './pageParts';
import type { ReplayGuard } from './replayGuard';
import { saveTrace } from './saveTrace';
import { ReplayBanner, TraceBadge } from './TraceBadge';
import type { StoreTools, TraceTools } from './traceTools';

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

interface TraceToolbarProps extends StoreTools {
  readonly keptTrace: Pick<KeptTraceRecorder, 'save' | 'clear' | 'countOthers'>;
  readonly onLeave: () => void;
  /** Whether the build records every visit: then a problem is reported after it was seen. */
  readonly alwaysRecords?: boolean;
}

/**
 * The recorder's badge, or, once a trace has been imported into the page, the banner to leave it. Connected to the
 * recorder and not to the store, so that the badge is not in the recording.
 */
export function TraceToolbar({
  recorder,
  guard,
  keptTrace,
  onLeave,
  alwaysRecords = __TRACES__ === 'on',
}: TraceToolbarProps) {
  const status = useSyncExternalStore(recorder.subscribe, recorder.status);
  const isReplaying = useSyncExternalStore(guard.subscribe, guard.hasBegun);
  const [others, setOthers] = useState<KeptCounts>({ actions: 0, pages: 0 });
  const count = (): void => void keptTrace.countOthers().then(setOthers);
  useEffect(() => void keptTrace.countOthers().then(setOthers), [keptTrace]);
  if (isReplaying) return <ReplayBanner onLeave={onLeave} />;
  return (
    <TraceBadge
      {...status}
      others={others}
      onOpen={count}
      onPause={recorder.pause}
      onResume={recorder.resume}
      onClear={() => void keptTrace.clear().then(count)}
      onSave={(report) => void saveTrace(keptTrace, report).then(count)}
      alwaysRecords={alwaysRecords}
    />
  );
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
      <TraceToolbar {...tools} keptTrace={keptTrace} onLeave={createReplayExit(tools.guard)} />
    </ThemeProvider>,
  );
}
