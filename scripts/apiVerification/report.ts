/** Writes what was found as a table, and as sentences for the API's developers. */
import { operations, type OperationId } from '../../src/api/generated/operations';
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

const uniqueOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== '')),
];

/** The calls that share a problem, as the beginning of a sentence. */
function callsOf(ids: readonly OperationId[], all: number): string {
  const [id, ...more] = new Set(ids);
  if (id === undefined) return '';
  if (more.length === 0) return `${operations[id].method} ${operations[id].path} (${id})`;
  return more.length + 1 === all ? `All ${all} calls` : [id, ...more].join(', ');
}

/** All problems as sentences. What several calls, answers or items of a list share is one sentence. */
export function sentencesOf(reports: readonly OperationReport[]): readonly string[] {
  const all = reports.flatMap(({ id, problems }) =>
    problems.map((problem) => ({ id, ...problem, kind: problem.complaint.replace(/\[\d+\]/g, '[]') })),
  );
  return uniqueOf(all.map(({ kind }) => kind)).map((kind) => {
    const group = all.filter((each) => each.kind === kind);
    const [complaint = '', ...others] = uniqueOf(group.map((each) => each.complaint));
    const places = uniqueOf(group.map(({ place }) => place)).join(', ');
    const details = [places, others.length === 0 ? '' : `and ${others.length} more like it`];
    const calls = callsOf(
      group.map(({ id }) => id),
      reports.length,
    );
    return `${calls}: ${[complaint, ...uniqueOf(details).map((text) => `(${text})`)].join(' ')}.`;
  });
}

/** What was called, and the origin of the shop as which it was. */
interface Called {
  readonly address: string;
  readonly shop: string;
  readonly isShopGiven: boolean;
}

/** The table, what was not tried and why, and the sentences to send. */
export function formatReport(
  { address, shop, isShopGiven }: Called,
  reports: readonly OperationReport[],
): string {
  const rows = reports.map((report) => [
    `${operations[report.id].method} ${operations[report.id].path}`,
    ...aspects.map((aspect) => cellOf(report, aspect)),
  ]);
  const untried = reports.filter((report) => report.untried !== null);
  const sentences = sentencesOf(reports);
  return [
    `${address}, called as the shop at ${shop}${isShopGiven ? '' : ' (assumed: --shop names another)'}, and openapi/storefront.yaml`,
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
