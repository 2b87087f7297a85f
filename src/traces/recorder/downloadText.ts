/** How long the file's URL stays valid after the download has begun, in milliseconds. */
const DOWNLOAD_TIMEOUT = 60_000;

/** Saves a text as a JSON file on this device; nothing is sent anywhere. */
export function downloadText(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}
