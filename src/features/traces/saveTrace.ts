import { downloadText } from './downloadText';
import type { JourneyRecorder } from './journeyRecorder';
import { traceFileName } from './traceFile';

/** Saves the journey as a file on this device; nothing is sent anywhere. */
export async function saveTrace(journey: Pick<JourneyRecorder, 'save'>): Promise<void> {
  downloadText(traceFileName(__BUILD_ID__, new Date()), await journey.save());
}
