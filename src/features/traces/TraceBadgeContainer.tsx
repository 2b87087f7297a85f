import { useSyncExternalStore } from 'react';
import { ReplayBannerScreen } from './ReplayBannerScreen';
import { saveTrace } from './saveTrace';
import { TraceBadgeScreen } from './TraceBadgeScreen';
import type { TraceTools } from './traceTools';

interface TraceBadgeContainerProps extends TraceTools {
  /** Leaves a replay. */
  readonly onLeave: () => void;
}

/**
 * The recorder's badge, or, once a trace has been imported into the page, the banner to leave it. Connected to the
 * recorder and not to the store, so that the badge is not in the recording.
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
