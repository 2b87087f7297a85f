/**
 * `npm run spec`: prints, for each clause of docs/specification.md, the tests that name it in their titles, where they
 * are and how many assertions they make. It cannot tell whether these are the right assertions: that takes a reader.
 * `npm run spec -- --gaps` prints only what is wrong. Ends with 1 where a promise has no test in `npm test`, where a test
 * that names a clause asserts nothing or names it outside its title, and where any file cites what does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn, idsOf, readSpecification } from './specification';
import { findClauseTests, mentionsIn } from './clauseTests';
import { isPromise, measureCoverage } from './coverage';

const ROOT = join(__dirname, '../..');
const FOLDERS = [
  'src',
  'e2e',
  'apiServer',
  'gateway',
  'sandbox',
  'scripts',
  'deploy',
  'openapi',
  'bench',
  'docs',
];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const CITING_FILE = /\.(tsx?|mjs|md|yaml)$/;

const specification = readSpecification(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => CITING_FILE.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
).map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
const ids = idsOf(specification);
const unknown = files.flatMap(({ file, source }) =>
  citationsIn(source)
    .filter((id) => !ids.has(id))
    .map((id) => `${id} in ${file}`),
);
const sources = files.filter(({ file, source }) => TEST_FILE.test(file) && mentionsIn(source).length > 0);
const tests = sources.flatMap(({ file, source }) => findClauseTests(file, source));
const misplaced = sources.flatMap(({ file, source }) => {
  const inTests = new Set(tests.filter((test) => test.file === file).flatMap(({ clauses }) => clauses));
  return mentionsIn(source)
    .filter((name) => !inTests.has(name))
    .map((name) => `${name} in ${file}`);
});
const { sections, untested, withoutAssertions } = measureCoverage(specification, tests);

if (!process.argv.includes('--gaps')) {
  for (const { section, clauses } of sections) {
    const tested = clauses.filter((clause) => clause.tests.length > 0).length;
    console.log(`\n${section.number}. ${section.title}: ${tested} of ${clauses.length} clauses have a test`);
    for (const part of section.parts) {
      console.log(`\n  ${part.title}`);
      for (const clause of clauses.filter(({ id }) => id.startsWith(`${part.id}.`))) {
        console.log(`  ${clause.id}  ${clause.text}`);
        for (const { file, line, title, assertions, isInFullRunOnly } of clause.tests)
          console.log(
            `      ${count(assertions, 'assertion')}: ${title} (${file}:${line}${isInFullRunOnly ? ', in npm run test:full' : ''})`,
          );
      }
    }
  }
}

const promises = sections.flatMap(({ clauses }) => clauses).filter(isPromise);
const assertions = tests.reduce((sum, test) => sum + test.assertions, 0);
console.log(
  `\n${promises.length - untested.length} of ${promises.length} promises, and some decisions, are named by ${count(tests.length, 'test')} with ${count(assertions, 'assertion')}.`,
);
const problems = [
  ...untested.map(({ id, text }) => `no test: ${id}  ${text}`),
  ...withoutAssertions.map(({ file, line, title }) => `no assertion: ${title} (${file}:${line})`),
  ...unknown.map((name) => `no such clause: ${name}`),
  ...misplaced.map((place) => `not in the title of a test: ${place}`),
];
for (const problem of problems) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
