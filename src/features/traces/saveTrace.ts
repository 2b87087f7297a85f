import type { JourneyRecorder } from './journeyRecorder';
import { traceFileName } from './traceFile';

/** How long the file's URL stays valid after the download has begun, in milliseconds. */
const DOWNLOAD_TIMEOUT = 60_000;

/** Saves the journey as a file on this device; nothing is sent anywhere. */
export async function saveTrace(journey: Pick<JourneyRecorder, 'save'>): Promise<void> {
  const text = await journey.save();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = traceFileName(__BUILD_ID__, new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}
