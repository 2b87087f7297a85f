/** Reading and writing trace files. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { MAX_TRACE_BYTES, traceProblems } from '../../src/traces/traceTexts';

/** The text of a file, or why it cannot be read. */
export type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Reads a file, unless it is too large. */
export function readTraceFile(file: string): ReadText {
  try {
    if (statSync(file).size > MAX_TRACE_BYTES) return { ok: false, message: traceProblems.tooLarge };
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch {
    return { ok: false, message: traceProblems.unreadable };
  }
}

/** Writes a new file and renames it, so that a full disk leaves the old one unchanged. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
