/** A process that writes pages for `startPageWriters`. */
import { createPageWriter, type PageWriter, type WriterAnswer, type WriterMessage } from './pageWriter';

let writer: PageWriter | null = null;

function answer(message: WriterAnswer): void {
  process.send?.(message);
}

process.on('message', (message: WriterMessage) => {
  if ('settings' in message) {
    writer = createPageWriter(message.settings);
    return;
  }
  const { id, task } = message;
  (writer?.write(task) ?? Promise.reject(new Error('The settings are missing.'))).then(
    () => answer({ id, error: null }),
    (error: unknown) =>
      answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : 'unknown error' }),
  );
});
