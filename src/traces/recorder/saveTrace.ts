import { downloadText } from './downloadText';
import type { KeptTraceRecorder } from './keptTraceRecorder';
import { traceFileName } from './traceFile';

/** Saves the kept trace as a file on this device; nothing is sent anywhere. */
export async function saveTrace(keptTrace: Pick<KeptTraceRecorder, 'save'>): Promise<void> {
  downloadText(traceFileName(__BUILD_ID__, new Date()), await keptTrace.save());
}
