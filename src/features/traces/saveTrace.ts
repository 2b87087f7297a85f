import { TRACE_APP_NAME } from './traceTexts';
import { downloadText } from './downloadText';
import type { Recorder } from './recorder';
import { serialiseTrace, traceFileName } from './traceFile';

/** Saves what a recorder holds as a file on this device; nothing is sent anywhere. */
export function saveTrace(recorder: Recorder): void {
  const { pathname, search, hash } = window.location;
  const text = serialiseTrace(recorder.take(), {
    app: TRACE_APP_NAME,
    build: __BUILD_ID__,
    url: `${pathname}${search}${hash}`,
    ua: window.navigator.userAgent,
  });
  downloadText(traceFileName(__BUILD_ID__, new Date()), text);
}
