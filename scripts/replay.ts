/**
 * `npm run replay -- file.json …`: rebuilds every state of each trace with this build's reducers and compares it with
 * the recorded one. Ends with 0 where all are equal, 1 where one diverges or a reducer fails, 2 where a file cannot be
 * read, 3 where nothing could be compared (`outcomes` in replay/report.ts).
 *
 * `--json` prints the results for programs, and `--junit FILE` also writes them for a CI server. Instead of the
 * comparison with the recording:
 * `--update` writes the rebuilt states into the files, `--to-test` writes a test of each, `--compare` compares two files,
 * `--against COMMIT` runs them on another build too.
 */
import { runReplay } from './replay/command';
import { outcomes } from './replay/report';

process.env.NODE_ENV = 'production';
runReplay(process.argv.slice(2), console)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = outcomes.unreadable;
  });
