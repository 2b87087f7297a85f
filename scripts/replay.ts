/**
 * `npm run replay -- file.json …`: rebuilds every state of each trace with this build's reducers and compares it with
 * the recorded one. Ends with 0 where all are equal, 1 where one diverges or a reducer fails, 2 where a file cannot be
 * read, 3 where nothing could be compared (`outcomes` in replay/report.ts).
 *
 * `--update` writes the rebuilt states into the files instead. `--json` prints the results for programs, and
 * `--junit FILE` also writes them for a CI server.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadReplayProgram } from './bundleProgram';
import { toJunit } from './replay/junit';
import type { FileReport } from './replay/report';
import { outcomes, reportProblem, reportReplay, worstOf } from './replay/report';
import { readTraceFile, replaceFile } from './replay/traceFiles';

const USAGE = `Usage: npm run replay -- <trace.json> … [options]
  --update       write the states of this build into the files
  --json         print the results as JSON
  --junit FILE   also write the results as JUnit XML`;

type Program = Awaited<ReturnType<typeof loadReplayProgram>>;

function update(file: string, program: Program): FileReport {
  const read = readTraceFile(file);
  const renewed = read.ok ? program.renewText(read.text) : read;
  if (!renewed.ok) return reportProblem(file, `not updated. ${renewed.message}`);
  if (read.ok && read.text === renewed.text) return reportProblem(file, 'up to date.', 'equal');
  replaceFile(file, renewed.text);
  return reportProblem(file, 'updated.', 'equal');
}

function replay(file: string, program: Program): FileReport {
  const read = readTraceFile(file);
  return reportReplay(file, read.ok ? program.replayText(read.text) : read, program.buildId);
}

/** What the command line asks for; null where it cannot be understood. */
function readCommand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { update: { type: 'boolean' }, json: { type: 'boolean' }, junit: { type: 'string' } },
    });
    return positionals.length === 0 ? null : { ...values, files: positionals };
  } catch {
    return null;
  }
}

async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command === null) {
    console.error(USAGE);
    process.exitCode = outcomes.unreadable;
    return;
  }
  const program = await loadReplayProgram();
  const reports: FileReport[] = [];
  for (const file of command.files) {
    const report = command.update === true ? update(file, program) : replay(file, program);
    reports.push(report);
    if (command.json !== true) (report.outcome === 'equal' ? console.log : console.error)(report.text);
  }
  if (command.json === true) console.log(JSON.stringify(reports, null, 2));
  if (command.junit !== undefined) writeFileSync(command.junit, toJunit(reports, program.escapeMarkup));
  process.exitCode = outcomes[worstOf(reports.map(({ outcome }) => outcome))];
}

process.env.NODE_ENV = 'production';
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = outcomes.unreadable;
});
