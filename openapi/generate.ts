/**
 * `npm run api:generate`: writes src/api/generated from the description: the endpoints with their types, and the list of
 * operations. `npm run api:check` (--check) compares instead, byte for byte, and ends with 1 for a difference. Both lint
 * the description first, or another one that is named.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { formatCode } from '../scripts/formatCode';
import { DESCRIPTION_FILE, GENERATED } from './description';
import { operationListText, operationTypesText, withSecretArguments } from './operationList';

/** The endpoints with their types, as the generator writes them of a description. */
async function endpointsOf(description: string): Promise<string> {
  // The generator reads a file once in the life of a process: `npm start` generates again and again.
  const folder = mkdtempSync(join(tmpdir(), 'storefront-description-'));
  const schemaFile = join(folder, 'storefront.yaml');
  writeFileSync(schemaFile, description);
  // Without an output file it returns the text, and uses `apiFile` as it is written.
  const endpoints = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: false,
    tag: true,
    encodePathParams: true,
    flattenArg: false,
    mergeReadWriteOnly: true,
    useUnknown: true,
  }).finally(() => rmSync(folder, { recursive: true }));
  if (endpoints === undefined) throw new Error('The generator wrote no endpoints.');
  return endpoints;
}

/** The generated files by name. */
async function generate(file: string): Promise<ReadonlyMap<string, string>> {
  const description = readFileSync(file, 'utf8');
  const texts = {
    'endpoints.ts': withSecretArguments(await endpointsOf(description), description),
    'operations.ts': operationListText(description),
    'operationTypes.ts': operationTypesText(description),
  };
  const files = Object.entries(texts).map(
    async ([name, text]) => [name, await formatCode(name, text)] as const,
  );
  return new Map(await Promise.all(files));
}

function isCurrent(name: string, text: string): boolean {
  try {
    return readFileSync(join(GENERATED, name), 'utf8') === text;
  } catch {
    return false;
  }
}

/**
 * Writes what differs from the description in `file`, or only names it on the console (`isCheck`), and returns whether
 * something did. Throws an error with all problems of the description.
 */
export async function generateFrom(file: string = DESCRIPTION_FILE, isCheck = false): Promise<boolean> {
  const { descriptionProblems } = await import('./lint.mjs');
  const problems = await descriptionProblems(file);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const changed = [...(await generate(file))].filter(([name, text]) => !isCurrent(name, text));
  for (const [name, text] of changed) {
    if (!isCheck) {
      // Moved there whole: the compiler checks all types anew for each file that it finds there.
      const unfinished = join(__dirname, `.${name}`);
      writeFileSync(unfinished, text);
      renameSync(unfinished, join(GENERATED, name));
    } else
      console.error(
        `src/api/generated/${name} is not what openapi/storefront.yaml describes: run \`npm run api:generate\`.`,
      );
  }
  return changed.length > 0;
}

async function main(): Promise<void> {
  const parameters = process.argv.slice(2);
  const isCheck = parameters.includes('--check');
  const differs = await generateFrom(
    parameters.find((each) => !each.startsWith('--')),
    isCheck,
  );
  if (isCheck && differs) process.exitCode = 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
