// @ts-check
/**
 * `npm run api:lint`: reads the description for mistakes, examples that do not fit their schemas included.
 * The library is called, not its command line, which counts its users.
 */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';

const description = resolve(fileURLToPath(import.meta.url), '../storefront.yaml');

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'operation-description': 'error',
    'parameter-description': 'error',
    'operation-singular-tag': 'error',
    // registerUser has no tag on purpose: it changes nothing that the shop keeps, so it must invalidate nothing.
    'operation-tag-defined': 'off',
    // getStoreInfo takes nothing in that could be wrong.
    'operation-4xx-response': 'off',
    // The server that this description names is the sandbox, which is local by nature.
    'no-server-example.com': 'off',
  },
});

const problems = await lint({ ref: description, config });
for (const { severity, ruleId, message, location } of problems) {
  const where = location[0];
  const at =
    where === undefined ? '' : `${relative(process.cwd(), where.source.absoluteRef)} ${where.pointer ?? ''}`;
  console.error(`${severity}  ${message}  (${ruleId})\n  ${at}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
