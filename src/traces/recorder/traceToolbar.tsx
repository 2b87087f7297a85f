import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { keepTrace } from './keepTrace';
import { saveTrace } from './saveTrace';
import { TraceBadgeContainer } from './TraceBadgeContainer';
import type { TraceTools } from './traceTools';
import { createReplayExit } from './replayExit';
import { theme } from '../../app/theme/theme';
import { setTraceSaver } from './traceSaver';

/** Marks the element of the recorder's badge, which is no part of the shop's screens. */
const TOOLBAR_MARK = 'data-trace-tools';

/**
 * Shows the recorder's badge beside the shop, in a root of its own, keeps what is recorded for the pages that follow, and
 * lets a failed page save its trace.
 */
export function showTraceToolbar(traces: TraceTools): void {
  const host = document.createElement('div');
  host.setAttribute(TOOLBAR_MARK, '');
  document.body.append(host);
  const keptTrace = keepTrace(traces);
  setTraceSaver(() => void saveTrace(keptTrace));
  createRoot(host).render(
    <ThemeProvider theme={theme} storageManager={null}>
      <TraceBadgeContainer {...traces} keptTrace={keptTrace} onLeave={createReplayExit(traces.guard)} />
    </ThemeProvider>,
  );
}
