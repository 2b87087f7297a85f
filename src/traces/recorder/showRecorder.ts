import { whenIdle } from '../../browser/whenIdle';
import { isTraceEnded, type TraceTools } from './traceTools';

/** How long the browser may delay the removal of an old recording, in milliseconds. */
const TIDYING_TIMEOUT = 1000;

/** Shows the badge of a page that records; on another one removes what an earlier recording has left behind. */
export function showRecorder(tools: TraceTools | null): void {
  // Here, around the imports: the bundler leaves their chunks out of builds that never record.
  if (__TRACES__ !== 'off') {
    if (tools === null) {
      whenIdle(() => {
        void import(/* webpackChunkName: "trace-store" */ './keptTraceStorage').then(({ tidyKeptTrace }) =>
          tidyKeptTrace(isTraceEnded(window.location.search)),
        );
      }, TIDYING_TIMEOUT);
    } else {
      // In a root of its own: the badge is no part of what is recorded.
      void import(/* webpackChunkName: "trace-tools" */ './TraceToolbar').then(({ showTraceToolbar }) => {
        showTraceToolbar(tools);
      });
    }
  }
}
