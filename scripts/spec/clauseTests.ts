/** Finds the tests whose titles name clauses of the specification, and counts their assertions. */
import ts from 'typescript';
import { CITATION, citationsIn } from './specification';

/** A test that names clauses. */
export interface ClauseTest {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Without the names of clauses; of a test for several cases, as it is written. */
  readonly title: string;
  /** The clauses that its title or its table of cases names. */
  readonly clauses: readonly string[];
  readonly assertions: number;
  /** Whether `npm test` leaves it out. */
  readonly isInFullRunOnly: boolean;
}

/** The clauses that the strings of a test's source name, each as often as it is named: not what comments cite. */
export function mentionsIn(source: string): readonly string[] {
  return citationsIn(source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, ''));
}

/** What tests are called that only `npm run test:full` runs, and the files of which it alone runs every test. */
const FULL_RUN_TEST = 'fullTest';
const FULL_RUN_FILE = /e2e\/full\/|\.full\.test\./;
const TESTS: readonly string[] = ['it', 'test', FULL_RUN_TEST];

interface TestCall {
  readonly name: string;
  readonly tables: readonly ts.Expression[];
}

/** A call of `it`, `test`, `fullTest` or their `each` and `only`; null for any other call, `skip` included. */
function readTestCall({ expression }: ts.CallExpression): TestCall | null {
  const isEach = ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression);
  const tables = isEach ? [...expression.arguments] : [];
  let callee: ts.Expression = isEach ? expression.expression : expression;
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === (isEach ? 'each' : 'only'))
    callee = callee.expression;
  return ts.isIdentifier(callee) && TESTS.includes(callee.text) ? { name: callee.text, tables } : null;
}

/** The lists that the loops around a node go through. */
function loopLists(node: ts.Node): readonly ts.Expression[] {
  const lists: ts.Expression[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isForOfStatement(at)) lists.push(at.expression);
  return lists;
}

/** Whether a matcher is called on what `expect` returned: without one, nothing is asserted. */
function hasMatcher(call: ts.CallExpression): boolean {
  let at: ts.Expression = call;
  while (ts.isPropertyAccessExpression(at.parent)) at = at.parent;
  return at !== call && ts.isCallExpression(at.parent) && at.parent.expression === at;
}

/** Whether a node is `expect(…)`, `expect.soft(…)` or `expect.poll(…)` with a matcher, or a helper such as `expectFit(…)`. */
function isAssertion(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  return /^expect(\.soft|\.poll)?$/.test(callee) ? hasMatcher(node) : /^expect[A-Z]\w*$/.test(callee);
}

function countAssertions(node: ts.Node): number {
  let count = isAssertion(node) ? 1 : 0;
  node.forEachChild((child) => {
    count += countAssertions(child);
  });
  return count;
}

/**
 * The tests of a file that name clauses.
 * @param file its name, for reports
 * @param source its text
 */
export function findClauseTests(file: string, source: string): readonly ClauseTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, string>();
  const tests: ClauseTest[] = [];
  const textOf = (node: ts.Expression) => constants.get(node.getText()) ?? node.getText();

  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      constants.set(node.name.getText(), node.initializer.getText());
    const call = ts.isCallExpression(node) ? readTestCall(node) : null;
    if (ts.isCallExpression(node) && call !== null) {
      const [title, ...rest] = node.arguments;
      const named = title === undefined ? [] : [title, ...call.tables, ...loopLists(node)];
      const clauses = [...new Set(mentionsIn(named.map(textOf).join('\n')))];
      if (title !== undefined && clauses.length > 0) {
        tests.push({
          file,
          line: tree.getLineAndCharacterOfPosition(title.getStart()).line + 1,
          title: (ts.isStringLiteralLike(title) ? title.text : title.getText())
            .replaceAll(CITATION, '')
            .trimEnd(),
          clauses,
          assertions: rest.reduce((sum, part) => sum + countAssertions(part), 0),
          isInFullRunOnly: call.name === FULL_RUN_TEST || FULL_RUN_FILE.test(file),
        });
      }
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return tests;
}
