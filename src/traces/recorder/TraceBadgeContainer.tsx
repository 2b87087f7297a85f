import { useSyncExternalStore } from 'react';
import type { KeptTraceRecorder } from './keptTraceRecorder';
import { ReplayBanner } from './ReplayBanner';
import { saveTrace } from './saveTrace';
import { TraceBadge } from './TraceBadge';
import type { StoreTools } from './traceTools';

interface TraceBadgeContainerProps extends StoreTools {
  readonly keptTrace: Pick<KeptTraceRecorder, 'save' | 'clear'>;
  /** Leaves a replay. */
  readonly onLeave: () => void;
}

/**
 * The recorder's badge, or, once a trace has been imported into the page, the banner to leave it. Connected to the
 * recorder and not to the store, so that the badge is not in the recording.
 */
export function TraceBadgeContainer({ recorder, guard, keptTrace, onLeave }: TraceBadgeContainerProps) {
  const status = useSyncExternalStore(recorder.subscribe, recorder.status);
  const isReplaying = useSyncExternalStore(guard.subscribe, guard.isReplaying);
  if (isReplaying) return <ReplayBanner onLeave={onLeave} />;
  return (
    <TraceBadge
      {...status}
      onPause={recorder.pause}
      onResume={recorder.resume}
      onClear={() => void keptTrace.clear()}
      onSave={() => void saveTrace(keptTrace)}
    />
  );
}
