/**
 * `npm run spec`: prints, section by section, which promises of the specification are held by tests, and how often.
 * `npm run spec -- --gaps` prints what is missing alone. Ends with 1 where a promise has no test, or a test names a
 * promise that there is none of.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specification } from './clauses';
import { measureCoverage, mentionsIn } from './coverage';

const ROOT = join(__dirname, '../..');
const TEST_ROOMS = ['src', 'e2e', 'sandbox', 'scripts', 'deploy'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;

const mentions = TEST_ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST_FILE.test(name))
    .flatMap((name) => mentionsIn(readFileSync(join(ROOT, room, name), 'utf8'))),
);
const { sections, gaps, strangers } = measureCoverage(specification, mentions);

if (!process.argv.includes('--gaps')) {
  for (const { section, promises } of sections) {
    const held = promises.filter(({ tests }) => tests > 0).length;
    console.log(`\n${section.number}. ${section.title}: ${held} of ${promises.length} held`);
    for (const part of section.parts) {
      console.log(`\n  ${part.title}`);
      for (const { id, text, tests } of promises.filter((promise) => promise.id.startsWith(`${part.id}.`))) {
        console.log(`  ${tests === 0 ? 'none' : `${tests}×`.padStart(4)}  ${id}  ${text}`);
      }
    }
  }
}

const total = sections.reduce((sum, { promises }) => sum + promises.length, 0);
console.log(`\n${total - gaps.length} of ${total} promises are held by tests.`);
for (const { id, text } of gaps) console.log(`  no test: ${id}  ${text}`);
for (const name of strangers) console.log(`  no such promise: ${name}`);
if (gaps.length + strangers.length > 0) process.exitCode = 1;
