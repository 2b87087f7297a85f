// @ts-check
/**
 * `npm run api:lint`: lints the API description and validates its examples. It calls the library, because the command
 * line sends usage data.
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
    // registerUser has no tag on purpose: it must invalidate no cached query.
    'operation-tag-defined': 'off',
    // getStoreInfo takes no input that could be refused.
    'operation-4xx-response': 'off',
    // The server of this description is the sandbox, on localhost.
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
