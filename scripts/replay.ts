/**
 * `npm run replay -- file.json …`: rebuilds every state of each trace with this build's reducers and compares it with
 * the recorded one. Ends with 0 where all are equal, 1 where one diverges or a reducer fails, 2 where a file cannot be
 * read, 3 where nothing could be compared (`outcomes` in replay/report.ts).
 *
 * `--json` prints the results for programs, and `--junit FILE` also writes them for a CI server. Instead of the
 * comparison with the recording:
 * `--update` writes the rebuilt states into the files, `--to-test` writes a test of each, `--compare` compares two files,
 * `--stacks` lists the errors that were recorded, `--against COMMIT` runs them on another build too.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { counted } from '../src/traces/traceTexts';
import { loadReplayProgram } from './bundleProgram';
import { compareBuilds, compareTraces } from './replay/compare';
import { toJunit } from './replay/junit';
import { loadProgramOf } from './replay/otherBuild';
import { outcomes, reportLine, reportReplay, worstOf, type FileReport } from './replay/report';
import { reportStacks } from './replay/stacks';
import { writeTests } from './replay/writeTest';
import { readTraceFile, replaceFile, replayFile, type Program } from './replay/traceFiles';
import { runMain } from './runMain';

const USAGE = `Usage: npm run replay -- <trace.json> … [options]
  --update       write the states of this build into the files
  --json         print the results as JSON
  --junit FILE   also write the results as JUnit XML
  --to-test      write a browser test of each journey and, where it diverges, a reducer test
  --out FOLDER   where --to-test writes
  --compare      compare the stories and the last states of two traces
  --all          with --compare: ids, keys and times are differences too
  --stacks       list the errors, with the places in the source that their stacks mean
  --against COMMIT   compare the states of this build with those of another commit's`;

function update(file: string, program: Program): FileReport {
  const read = readTraceFile(file);
  const renewed = read.ok ? program.renewText(read.text) : read;
  if (!renewed.ok) return reportLine(file, `not updated. ${renewed.message}`);
  if (read.ok && read.text === renewed.text) return reportLine(file, 'up to date.', 'equal');
  replaceFile(file, renewed.text);
  return reportLine(file, 'updated.', 'equal');
}

/** What is done instead of the comparison with the recording: one of these at most. */
const INSTEAD = ['update', 'to-test', 'compare', 'stacks', 'against'] as const;

/** What the command line asks for. Throws an Error that says what is wrong with it. */
function readCommand(args: readonly string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        update: { type: 'boolean' },
        json: { type: 'boolean' },
        junit: { type: 'string' },
        'to-test': { type: 'boolean' },
        out: { type: 'string' },
        compare: { type: 'boolean' },
        all: { type: 'boolean' },
        stacks: { type: 'boolean' },
        against: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return { ...values, files };
    const instead = INSTEAD.filter((name) => values[name] !== undefined);
    if (instead.length > 1)
      throw new Error(`${instead.map((name) => `--${name}`).join(' and ')} do not go together.`);
    if (values.all === true && values.compare !== true) throw new Error('--all needs --compare.');
    if (values.out !== undefined && values['to-test'] !== true) throw new Error('--out needs --to-test.');
    if (values.compare === true && files.length !== 2)
      throw new Error(`--compare needs two files: it was given ${counted(files.length, 'file')}.`);
    if (files.length === 0) throw new Error('A file is needed.');
    return { ...values, files };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`, { cause: error });
  }
}

type Command = ReturnType<typeof readCommand>;

/** Reports on what the command asks for, file by file. */
async function* runCommand(command: Command, program: Program): AsyncGenerator<FileReport> {
  const { files } = command;
  const [first, second] = files;
  if (command.compare === true && first !== undefined && second !== undefined) {
    yield compareTraces(first, second, command.all === true, program);
    return;
  }
  const other = command.against === undefined ? null : await loadProgramOf(command.against);
  for (const file of files) {
    if (other !== null) yield compareBuilds(file, program, other);
    else if (command.stacks === true) yield reportStacks(file, replayFile(file, program));
    else if (command['to-test'] === true) yield await writeTests(file, command.out, program);
    else if (command.update === true) yield update(file, program);
    else yield reportReplay(file, replayFile(file, program), program.buildId);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.help === true) {
    console.log(USAGE);
    return;
  }
  const program = await loadReplayProgram();
  const reports: FileReport[] = [];
  for await (const report of runCommand(command, program)) {
    reports.push(report);
    if (command.json !== true) (report.outcome === 'equal' ? console.log : console.error)(report.text);
  }
  if (command.json === true) console.log(JSON.stringify(reports, null, 2));
  if (command.junit !== undefined) writeFileSync(command.junit, toJunit(reports));
  process.exitCode = outcomes[worstOf(reports.map(({ outcome }) => outcome))];
}

process.env.NODE_ENV = 'production';
runMain(() => main(process.argv.slice(2)), outcomes.unreadable);
