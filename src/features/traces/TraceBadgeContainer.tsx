import { useSyncExternalStore } from 'react';
import { ReplayBannerScreen } from './ReplayBannerScreen';
import { saveTrace } from './saveTrace';
import { TraceBadgeScreen } from './TraceBadgeScreen';
import type { TraceTools } from './traceTools';

interface TraceBadgeContainerProps extends TraceTools {
  /** Leads from a replay back to the shop. */
  readonly onLeave: () => void;
}

/**
 * What a recording page shows of its recorder, or, once a trace has been imported into it, the way out. Connected to
 * the recorder rather than to the store, because what shows a recording must not be in it.
 */
export function TraceBadgeContainer({ recorder, guard, onLeave }: TraceBadgeContainerProps) {
  const status = useSyncExternalStore(recorder.subscribe, recorder.status);
  const isReplaying = useSyncExternalStore(guard.subscribe, guard.isReplaying);
  if (isReplaying) return <ReplayBannerScreen onLeave={onLeave} />;
  return (
    <TraceBadgeScreen
      {...status}
      onPause={recorder.pause}
      onResume={recorder.resume}
      onClear={recorder.clear}
      onSave={() => saveTrace(recorder)}
    />
  );
}
