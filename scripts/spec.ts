/**
 * `npm run spec`: for each clause of docs/specification.md the test files that name it. Ends with 1 where a promise is named
 * in no test of `npm test`, where an id is not the next of its part, and where any file cites what does not exist. Whether
 * the tests prove it takes a reader.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const FOLDERS = 'src e2e apiServer gateway sandbox scripts deploy openapi bench docs'.split(' ');
const CITING_FILE = /\.(tsx?|mjs|md|yaml)$/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** What `npm run test:full` alone runs: whole files, and the tests that are declared with `fullTest`. */
const FULL_FILE = /e2e\/full\/|\.full\.test\./;
const FULL_TITLE = /\bfullTest\(\s*(?:'[^']*'|"[^"]*"|`[^`]*`)/g;
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;

const ID = String.raw`(?:\d\.[a-z-]+|decision)(?:\.\d+)?`;
/** A list of ids in brackets: '[2.home.1]', '[2.home, decision.4]'. */
const CITATION = new RegExp(String.raw`\[(${ID}(?:, ${ID})*)\]`, 'g');

/** The ids of promises, decisions and whole parts that a text cites in brackets. */
function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));
}

/** The promises and decisions of a specification in Markdown, by id. Throws where an id is not the next of its part. */
export function readClauses(markdown: string): ReadonlyMap<string, string> {
  const clauses = new Map<string, string>();
  for (const [line, part = '', number, text = ''] of markdown.matchAll(/^- \*\*(.+)\.(\d+)\*\* (.+)$/gm)) {
    const isNext = number === '1' || clauses.has(`${part}.${Number(number) - 1}`);
    if (!isNext || clauses.has(`${part}.${number}`)) throw new Error(`Not the next id of its part: ${line}`);
    clauses.set(`${part}.${number}`, text);
  }
  return clauses;
}

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** The test files of `npm test` that name each clause, and a sentence for each thing that is wrong. */
export function measureCoverage(clauses: ReadonlyMap<string, string>, files: readonly SourceFile[]) {
  const known = new Set([...clauses.keys()].flatMap((id) => [id, id.replace(/\.\d+$/, '')]));
  const testsOf = new Map<string, string[]>();
  for (const { file, source } of files) {
    if (!TEST_FILE.test(file) || FULL_FILE.test(file)) continue;
    const named = citationsIn(source.replaceAll(COMMENT, '').replaceAll(FULL_TITLE, ''));
    for (const id of new Set(named)) testsOf.set(id, [...(testsOf.get(id) ?? []), file]);
  }
  const unknown = files.flatMap(({ file, source }) =>
    citationsIn(source).flatMap((id) => (known.has(id) ? [] : `no such clause: ${id} in ${file}`)),
  );
  // Decisions explain promises: tests may name them.
  const untested = [...clauses].flatMap(([id, text]) =>
    id.startsWith('decision.') || testsOf.has(id) ? [] : `no test: ${id}  ${text}`,
  );
  return { testsOf, problems: [...unknown, ...untested] };
}

function main(): void {
  const clauses = readClauses(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CITING_FILE.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ).map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
  const { testsOf, problems } = measureCoverage(clauses, files);
  for (const [id, text] of clauses) {
    console.log(`${id}  ${text}`);
    for (const file of testsOf.get(id) ?? []) console.log(`    ${file}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (require.main === module) main();
