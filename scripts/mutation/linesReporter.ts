/** Writes each result as it comes, one JSON object a line, so that a run that was ended early can be read. */
import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { Reporter } from '@stryker-mutator/api/report';
import { LINES_REPORTER } from './names';
import { LINES_FILE } from './reports';

class LinesReporter implements Reporter {
  onMutantTested({ fileName, location, mutatorName, status, replacement, killedBy }: MutantResult): void {
    const file = relative(process.cwd(), fileName).split(sep).join('/');
    const line = { file, line: location.start.line, column: location.start.column };
    appendFileSync(
      LINES_FILE,
      `${JSON.stringify({ ...line, mutator: mutatorName, status, replacement, killedBy })}\n`,
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, LINES_REPORTER, LinesReporter)];
