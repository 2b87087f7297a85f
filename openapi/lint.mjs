// @ts-check
/**
 * `npm run api:lint`: lints the API description and validates its examples. It calls the library, because the command
 * line sends usage data.
 */
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLineColLocation, lint, loadConfig } from '@redocly/openapi-core';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * What is wrong with a description, each with its file, line and column.
 * @param {string} [description]
 * @returns {Promise<readonly string[]>}
 */
export async function descriptionProblems(description = join(folder, 'storefront.yaml')) {
  const config = await loadConfig({ configPath: join(folder, 'lintRules.yaml') });
  /** @param {string} file */
  const short = (file) => relative(process.cwd(), file);
  try {
    const problems = await lint({ ref: description, config });
    return problems.map(({ message, ruleId, location: [where] }) => {
      if (where === undefined) return `${short(description)}: ${message} (${ruleId})`;
      const { line, col } = getLineColLocation(where).start;
      return `${short(where.source.absoluteRef)}:${line}:${col}: ${message} (${ruleId}, at ${where.pointer ?? '#/'})`;
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Of YAML that cannot be read; the message ends with the place.
    const [, reason = error.message, line = '1', column = '1'] =
      /^(.*?)(?: in ".*")? \((\d+):(\d+)\)/s.exec(error.message) ?? [];
    return [`${short(description)}:${line}:${column}: ${reason}`];
  }
}

if (basename(process.argv[1] ?? '') === 'lint.mjs') {
  const problems = await descriptionProblems(process.argv[2]);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
