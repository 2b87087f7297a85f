// @ts-check
/**
 * `npm run api:check`: generates the endpoints in memory and compares them with src/api/generated, byte for byte.
 * A script and not a Jest test, because the generator loads Prettier as an ES module.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const here = dirname(fileURLToPath(import.meta.url));
const { outputFile, schemaFile, prettierConfigFile, ...settings } = JSON.parse(
  readFileSync(resolve(here, 'codegen.json'), 'utf8'),
);
const committedFile = resolve(here, outputFile);

// Without an output file the generator returns the text, and uses `apiFile` as it is written.
const generated = await generateEndpoints({
  ...settings,
  schemaFile: resolve(here, schemaFile),
  apiFile: '../baseApi',
  prettierConfigFile: resolve(here, prettierConfigFile),
});

if (generated !== readFileSync(committedFile, 'utf8')) {
  console.error(
    'src/api/generated/endpoints.ts is not what openapi/storefront.yaml describes: run `npm run api:generate`.',
  );
  process.exitCode = 1;
}
