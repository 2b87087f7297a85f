import { TRACE_APP_NAME } from './traceTexts';
import type { Recorder } from './recorder';
import { serialiseTrace, traceFileName } from './traceFile';
import { fromPublic } from '../../lib/publicPath';

/** How long the file's URL stays valid after the download has begun, in milliseconds. */
const DOWNLOAD_TIMEOUT = 60_000;

/** Saves what a recorder holds as a file on this device; nothing is sent anywhere. */
export function saveTrace(recorder: Recorder): void {
  const { pathname, search, hash } = window.location;
  const text = serialiseTrace(recorder.take(), {
    app: TRACE_APP_NAME,
    build: __BUILD_ID__,
    url: `${fromPublic(pathname)}${search}${hash}`,
    ua: window.navigator.userAgent,
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = traceFileName(__BUILD_ID__, new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}
