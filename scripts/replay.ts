/**
 * `npm run replay -- file.json … [--update]`: rebuilds every state of each trace with this build's reducers and
 * compares it with the recorded one. `--update` writes the rebuilt states into the files instead.
 * Ends with 0 where all are equal, 1 where one diverges or a reducer fails, 2 where a file cannot be read.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { MAX_TRACE_BYTES, traceProblems } from '../src/features/traces/traceTexts';
import { loadReplayProgram } from './bundleProgram';
import { outcomes, reportReplay } from './replayReport';
import type { FileReport } from './replayReport';

const UPDATE = '--update';
const USAGE = 'Usage: npm run replay -- <trace.json> … [--update]';

type Program = Awaited<ReturnType<typeof loadReplayProgram>>;

/** Reads a file, or returns a message. */
function readText(file: string) {
  try {
    if (statSync(file).size > MAX_TRACE_BYTES) return { ok: false, message: traceProblems.tooLarge } as const;
    return { ok: true, text: readFileSync(file, 'utf8') } as const;
  } catch {
    return { ok: false, message: traceProblems.unreadable } as const;
  }
}

/** Writes a new file and renames it, so that a full disk leaves the old one unchanged. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function update(file: string, program: Program): FileReport {
  const read = readText(file);
  const renewed = read.ok ? program.renewText(read.text) : read;
  if (!renewed.ok) return { outcome: outcomes.unreadable, text: `${file}: not updated. ${renewed.message}` };
  if (read.ok && read.text === renewed.text) {
    return { outcome: outcomes.equal, text: `${file}: up to date.` };
  }
  replaceFile(file, renewed.text);
  return { outcome: outcomes.equal, text: `${file}: updated.` };
}

function replay(file: string, program: Program): FileReport {
  const read = readText(file);
  return reportReplay(file, read.ok ? program.replayText(read.text) : read, program.buildId);
}

async function main(args: readonly string[]): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  if (files.length === 0 || options.some((option) => option !== UPDATE)) {
    console.error(USAGE);
    process.exitCode = outcomes.unreadable;
    return;
  }
  const program = await loadReplayProgram();
  let worst: number = outcomes.equal;
  for (const file of files) {
    const report = options.includes(UPDATE) ? update(file, program) : replay(file, program);
    (report.outcome === outcomes.equal ? console.log : console.error)(report.text);
    worst = Math.max(worst, report.outcome);
  }
  process.exitCode = worst;
}

process.env.NODE_ENV = 'production';
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = outcomes.unreadable;
});
