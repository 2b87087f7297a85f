// @ts-check
/**
 * `npm run api:lint`: lints the API description and validates its examples. It calls the library, because the command
 * line sends usage data.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';

const folder = fileURLToPath(new URL('.', import.meta.url));
const description = join(folder, 'storefront.yaml');
const config = await createConfig(readFileSync(join(folder, 'lintRules.yaml'), 'utf8'));

const problems = await lint({ ref: description, config });
for (const { severity, ruleId, message, location } of problems) {
  const where = location[0];
  const at =
    where === undefined ? '' : `${relative(process.cwd(), where.source.absoluteRef)} ${where.pointer ?? ''}`;
  console.error(`${severity}  ${message}  (${ruleId})\n  ${at}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
