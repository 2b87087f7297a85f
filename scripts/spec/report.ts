/**
 * `npm run spec`: prints, for each clause of the specification, the tests that name it in their titles, where they are
 * and how many assertions they make. It cannot tell whether these are the right assertions: that takes a reader.
 * `npm run spec -- --gaps` prints only what is wrong. Ends with 1 where a clause has no test in `npm test`, where a test that names a
 * clause asserts nothing, and where a file names a clause that does not exist, or names one outside the title of a test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecification } from './specification';
import { findClauseTests, mentionsIn } from './clauseTests';
import { measureCoverage } from './coverage';

const ROOT = join(__dirname, '../..');
const TEST_FOLDERS = ['src', 'e2e', 'sandbox', 'scripts', 'deploy'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;

const specification = readSpecification(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const files = TEST_FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST_FILE.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const sources = files
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ source }) => mentionsIn(source).length > 0);
const tests = sources.flatMap(({ file, source }) => findClauseTests(file, source));
const misplaced = sources.flatMap(({ file, source }) => {
  const inTests = new Set(tests.filter((test) => test.file === file).flatMap(({ clauses }) => clauses));
  return mentionsIn(source)
    .filter((name) => !inTests.has(name))
    .map((name) => `${name} in ${file}`);
});
const { sections, untested, withoutAssertions, unknown } = measureCoverage(specification, tests);

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

const total = sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
const assertions = tests.reduce((sum, test) => sum + test.assertions, 0);
console.log(
  `\n${total - untested.length} of ${total} clauses are named by ${count(tests.length, 'test')} with ${count(assertions, 'assertion')}.`,
);
const problems = [
  ...untested.map(({ id, text }) => `no test: ${id}  ${text}`),
  ...withoutAssertions.map(({ file, line, title }) => `no assertion: ${title} (${file}:${line})`),
  ...unknown.map((name) => `no such clause: ${name}`),
  ...misplaced.map((place) => `not in the title of a test: ${place}`),
];
for (const problem of problems) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
