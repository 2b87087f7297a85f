/** Reading and writing trace files. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { HeadlessReplay } from '../../src/traces/replay/headless';
import type { FromFile } from '../../src/traces/trace';
import { MAX_TRACE_BYTES, traceProblems } from '../../src/traces/traceTexts';
import type { loadReplayProgram } from '../bundleProgram';

export type Program = Awaited<ReturnType<typeof loadReplayProgram>>;

/** Reads the text of a file, unless it is too large. */
export function readTraceFile(file: string): FromFile<{ readonly text: string }> {
  try {
    if (statSync(file).size > MAX_TRACE_BYTES) return { ok: false, message: traceProblems.tooLarge };
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch {
    return { ok: false, message: traceProblems.unreadable };
  }
}

/** Replays a file by a build's reducers; says why where it cannot be read. */
export function replayFile(file: string, program: Program, keepsStates = false): HeadlessReplay {
  const read = readTraceFile(file);
  return read.ok ? program.replayText(read.text, keepsStates) : read;
}

/** Writes a new file and renames it, so that a full disk leaves the old one unchanged. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
