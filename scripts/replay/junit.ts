/** The result of `npm run replay` as JUnit XML, which CI servers read. */
import { escapeMarkup } from '../../src/lib/escaping';
import type { FileReport, Outcome } from './report';

/** The element that tells CI what became of a test case; null for one that passed. */
const elements: Readonly<Record<Outcome, 'failure' | 'error' | null>> = {
  equal: null,
  diverged: 'failure',
  unreadable: 'error',
  unverified: 'error',
};

function testCase({ file, outcome, text }: FileReport): string {
  const opening = `  <testcase classname="replay" name="${escapeMarkup(file)}"`;
  const element = elements[outcome];
  if (element === null) return `${opening} />`;
  const [message = '', ...details] = text.split('\n').map((line) => escapeMarkup(line));
  const body = `    <${element} type="${outcome}" message="${message}">${details.join('\n')}</${element}>`;
  return `${opening}>\n${body}\n  </testcase>`;
}

/** One test suite with a test case for each file. */
export function toJunit(reports: readonly FileReport[]): string {
  const count = (element: 'failure' | 'error'): number =>
    reports.filter(({ outcome }) => elements[outcome] === element).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="replay" tests="${reports.length}" failures="${count('failure')}" errors="${count('error')}">`,
    ...reports.map(testCase),
    '</testsuite>',
    '',
  ].join('\n');
}
