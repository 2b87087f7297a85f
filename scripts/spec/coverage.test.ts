import { findClauseTests, mentionsIn } from './clauseTests';
import { measureCoverage } from './coverage';

const home = {
  number: 2,
  title: 'Screens and routes',
  parts: [{ id: '2.home', title: 'Home', promises: ['A hero.', 'At most 3 tiles.'] }],
};

/** A title that names clauses. It is put together here so that this file's own text names none. */
const title = (...names: readonly string[]) => `shows it [${names.join(', ')}]`;

/** The source of a test of this title. */
const testOf = (name: string, body: string) => `it('${name}', async () => { ${body} });`;

const find = (source: string) => findClauseTests('home.test.ts', source);

describe('Finding the tests that name clauses', () => {
  it('reads the names out of a title', () => {
    expect(mentionsIn(`${title('2.home.1')} ${title('2.home.1', '8.toasts.2')}`)).toEqual([
      '2.home.1',
      '2.home.1',
      '8.toasts.2',
    ]);
  });

  it('reports title, place and number of assertions', () => {
    const source = testOf(
      title('2.home.1'),
      'expect(1).toBe(1); await expect.poll(read).not.toBe(2); expectFit(page);',
    );
    expect(find(`\n${source}`)).toEqual([
      {
        file: 'home.test.ts',
        line: 2,
        title: 'shows it',
        clauses: ['2.home.1'],
        assertions: 3,
        isInFullRunOnly: false,
      },
    ]);
  });

  it('counts no expect without a matcher, and no matcher within another', () => {
    const body =
      'expect(1); expect(2).not; expect.anything(); expect(a).toEqual(expect.objectContaining({}));';
    expect(find(testOf(title('2.home.1'), body))).toMatchObject([{ assertions: 1 }]);
  });

  it('finds the names in a table of cases, and in the list of a loop', () => {
    const table = `it.each([['${title('2.home.1')}']])('%s', () => { expect(1).toBe(1); });`;
    const loop = `const cases = ['${title('2.home.2')}'];
      for (const name of cases) test(\`\${name}\`, () => { expect(1).toBe(1); });`;
    expect(find(table)).toMatchObject([{ clauses: ['2.home.1'], assertions: 1 }]);
    expect(find(loop)).toMatchObject([{ clauses: ['2.home.2'], assertions: 1 }]);
  });

  it('finds nothing in skipped tests, groups and comments', () => {
    const name = title('2.home.1');
    const sources = [`it.skip('${name}', f);`, `describe('${name}', f);`, `// ${name}\nit('works', f);`];
    expect(sources.flatMap(find)).toEqual([]);
  });
});

describe('The coverage of the specification', () => {
  it('lists promises without a test, and tests without an assertion', () => {
    const tests = [testOf(title('2.home.1'), ''), testOf(title('9.none.1'), 'expect(1).toBe(1);')].flatMap(
      find,
    );
    const { sections, untested, withoutAssertions } = measureCoverage([home], tests);
    expect(sections[0]?.clauses.map(({ id, tests: found }) => [id, found.length])).toEqual([
      ['2.home.1', 1],
      ['2.home.2', 0],
    ]);
    expect(untested.map(({ id }) => id)).toEqual(['2.home.2']);
    expect(withoutAssertions.map(({ clauses }) => clauses)).toEqual([['2.home.1']]);
  });

  it('asks for no test of a decision', () => {
    const decisions = { ...home, parts: [{ id: 'decision', title: 'Decisions', promises: ['In rupees.'] }] };
    expect(measureCoverage([decisions], []).untested).toEqual([]);
  });

  it('asks for a test that `npm test` runs', () => {
    const body = 'expect(1).toBe(1);';
    const tests = [
      ...find(`fullTest('${title('2.home.1')}', () => { ${body} });`),
      ...findClauseTests('e2e/full/home.spec.ts', testOf(title('2.home.1'), body)),
      ...findClauseTests('scripts/home.full.test.ts', testOf(title('2.home.2'), body)),
    ];
    const { untested } = measureCoverage([home], tests);
    expect(untested.map(({ id }) => id)).toEqual(['2.home.1', '2.home.2']);
  });
});
