/** What `npm run replay` does, without a process of its own. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadReplayProgram } from '../bundleProgram';
import { compareBuilds, compareTraces } from './compare';
import { toJunit } from './junit';
import { loadProgramOf } from './otherBuild';
import type { FileReport } from './report';
import { outcomes, reportLine, reportReplay, worstOf } from './report';
import { readTraceFile, replaceFile } from './traceFiles';

const USAGE = `Usage: npm run replay -- <trace.json> … [options]
  --update       write the states of this build into the files
  --json         print the results as JSON
  --junit FILE   also write the results as JUnit XML
  --to-test      write a browser test of each journey and, where it diverges, a reducer test
  --out FOLDER   where --to-test writes
  --compare      compare the stories and the last states of two traces
  --against COMMIT   compare the states of this build with those of another commit's`;

type Program = Awaited<ReturnType<typeof loadReplayProgram>>;

function update(file: string, program: Program): FileReport {
  const read = readTraceFile(file);
  const renewed = read.ok ? program.renewText(read.text) : read;
  if (!renewed.ok) return reportLine(file, `not updated. ${renewed.message}`);
  if (read.ok && read.text === renewed.text) return reportLine(file, 'up to date.', 'equal');
  replaceFile(file, renewed.text);
  return reportLine(file, 'updated.', 'equal');
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
      options: {
        update: { type: 'boolean' },
        json: { type: 'boolean' },
        junit: { type: 'string' },
        'to-test': { type: 'boolean' },
        out: { type: 'string' },
        compare: { type: 'boolean' },
        against: { type: 'string' },
      },
    });
    const isCounted = values.compare === true ? positionals.length === 2 : positionals.length > 0;
    return isCounted ? { ...values, files: positionals } : null;
  } catch {
    return null;
  }
}

type Command = NonNullable<ReturnType<typeof readCommand>>;

/** Reports on what the command asks for, file by file. */
async function* runCommand(command: Command, program: Program): AsyncGenerator<FileReport> {
  const { files } = command;
  const [first, second] = files;
  if (command.compare === true && first !== undefined && second !== undefined) {
    yield compareTraces(first, second, program);
    return;
  }
  const other = command.against === undefined ? null : await loadProgramOf(command.against);
  // The formatter takes half a second to load.
  const tests = command['to-test'] === true ? await import('./writeTest') : null;
  for (const file of files) {
    if (other !== null) yield compareBuilds(file, program, other);
    else if (tests !== null) yield await tests.writeTests(file, command.out, program);
    else yield command.update === true ? update(file, program) : replay(file, program);
  }
}

/** Where a command writes: its results, and what is wrong. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Runs the command.
 * @param args as on the command line
 * @returns the exit code, one of `outcomes`. Rejects where the reducers cannot be bundled.
 */
export async function runReplay(args: readonly string[], { log, error }: Output): Promise<number> {
  const command = readCommand(args);
  if (command === null) {
    error(USAGE);
    return outcomes.unreadable;
  }
  const program = await loadReplayProgram();
  const reports: FileReport[] = [];
  for await (const report of runCommand(command, program)) {
    reports.push(report);
    if (command.json !== true) (report.outcome === 'equal' ? log : error)(report.text);
  }
  if (command.json === true) log(JSON.stringify(reports, null, 2));
  if (command.junit !== undefined) writeFileSync(command.junit, toJunit(reports, program.escapeMarkup));
  return outcomes[worstOf(reports.map(({ outcome }) => outcome))];
}
