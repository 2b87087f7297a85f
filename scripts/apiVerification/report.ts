/** Writes what was found as a table, and as sentences for the API's developers. */
import { operations } from '../../src/api/generated/operations';
import { aspects, type Aspect, type OperationReport } from './verify';

function cellOf({ checked, problems, time }: OperationReport, aspect: Aspect): string {
  const count = problems.filter((problem) => problem.aspect === aspect).length;
  const measured = aspect === 'time' && time !== null ? `${Math.round(time)} ms` : '';
  if (count > 0) return [measured, `${count} wrong`].filter((text) => text !== '').join(', ');
  return checked.has(aspect) ? measured || 'ok' : '-';
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** All sentences, each once. */
export function sentencesOf(reports: readonly OperationReport[]): readonly string[] {
  return [...new Set(reports.flatMap(({ problems }) => problems.map(({ sentence }) => sentence)))];
}

/** The table, what was not tried and why, and the sentences to send. */
export function formatReport(address: string, reports: readonly OperationReport[]): string {
  const rows = reports.map((report) => [
    `${operations[report.id].method} ${operations[report.id].path}`,
    ...aspects.map((aspect) => cellOf(report, aspect)),
  ]);
  const untried = reports.filter((report) => report.untried !== null);
  const sentences = sentencesOf(reports);
  return [
    `${address} and openapi/storefront.yaml`,
    '',
    tableOf([['call', ...aspects], ...rows]),
    ...(untried.length === 0 ? [] : ['', 'Not called:']),
    ...untried.map(({ id, untried: reason }) => `  ${id}: ${reason ?? ''}`),
    '',
    ...(sentences.length === 0
      ? ['Everything that was tried is as described.']
      : ['To send to the API’s developers:', ...sentences.map((sentence) => `- ${sentence}`)]),
  ].join('\n');
}
