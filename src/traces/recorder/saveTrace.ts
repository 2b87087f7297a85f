import type { KeptTraceRecorder } from './keptTraceRecorder';

/** How long the file's URL stays valid after the download has begun, in milliseconds. */
const DOWNLOAD_TIMEOUT = 60_000;

export function downloadText(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}

/** The name of a saved file: when it was saved, in the shopper's time, and by which build. */
export function traceFileName(build: string, savedAt: Date): string {
  // Swedish has the year first: 2026-07-01 08:30:00.
  const time = savedAt.toLocaleString('sv').replace(' ', '-').replaceAll(':', '');
  return `trace-${time}-${build}.json`;
}

/**
 * Saves the kept trace as a file on this device. Returns the file's name.
 * @param report what went wrong, as a note at the last step; '' for nothing
 */
export async function saveTrace(keptTrace: Pick<KeptTraceRecorder, 'save'>, report = ''): Promise<string> {
  const text = await keptTrace.save(report);
  const fileName = traceFileName(__BUILD_ID__, new Date());
  downloadText(fileName, text);
  return fileName;
}
