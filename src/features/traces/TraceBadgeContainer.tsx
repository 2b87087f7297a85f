import { useSyncExternalStore } from 'react';
import type { JourneyRecorder } from './journeyRecorder';
import { ReplayBannerScreen } from './ReplayBannerScreen';
import { saveTrace } from './saveTrace';
import { TraceBadgeScreen } from './TraceBadgeScreen';
import type { StoreTools } from './traceTools';

interface TraceBadgeContainerProps extends StoreTools {
  readonly journey: Pick<JourneyRecorder, 'save' | 'clear'>;
  /** Leaves a replay. */
  readonly onLeave: () => void;
}

/**
 * The recorder's badge, or, once a trace has been imported into the page, the banner to leave it. Connected to the
 * recorder and not to the store, so that the badge is not in the recording.
 */
export function TraceBadgeContainer({ recorder, guard, journey, onLeave }: TraceBadgeContainerProps) {
  const status = useSyncExternalStore(recorder.subscribe, recorder.status);
  const isReplaying = useSyncExternalStore(guard.subscribe, guard.isReplaying);
  if (isReplaying) return <ReplayBannerScreen onLeave={onLeave} />;
  return (
    <TraceBadgeScreen
      {...status}
      onPause={recorder.pause}
      onResume={recorder.resume}
      onClear={() => void journey.clear()}
      onSave={() => void saveTrace(journey)}
    />
  );
}
