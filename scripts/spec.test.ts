import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCoverage, readClauses } from './spec';

const page = '## 2. Screens\n\n### Home\n\n- **2.home.1** It opens.\n- **2.home.2** It sells.\n';
const clauses = readClauses(page);

/** Names clauses, as titles do. It is put together here so that this file's own text names none. */
const cite = (...ids: readonly string[]) => `[${ids.join(', ')}]`;
const both = `it('shows it ${cite('2.home.1', '2.home.2')}', run);`;

const FILE = 'src/home.test.ts';
const measure = (source: string, file = FILE) => measureCoverage(clauses, [{ file, source }]);

describe('The specification', () => {
  it('has clauses by their ids', () => {
    expect([...clauses]).toEqual([
      ['2.home.1', 'It opens.'],
      ['2.home.2', 'It sells.'],
    ]);
  });

  it.each([
    ['an id that is left out', '2.home.3'],
    ['an id of another part', '2.cart.2'],
    ['an id twice', '2.home.1'],
  ])('refuses %s', (_what, id) => {
    expect(() => readClauses(page.replace('2.home.2', id))).toThrow(/Not the next id/);
  });

  it('is read whole: no line that looks like a promise or decision is left out', () => {
    const text = readFileSync(join(__dirname, '../docs/specification.md'), 'utf8');
    expect(readClauses(text).size).toBe(text.match(/^- \*\*/gm)?.length);
  });
});

describe('Its tests', () => {
  it('are listed by the promises that they name', () => {
    const { testsOf, problems } = measure(both);
    expect(testsOf.get('2.home.2')).toEqual([FILE]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['none', '', FILE],
    ['a comment alone', `// ${both}`, FILE],
    ['a test of the full run alone', both.replace('it(', 'fullTest(\n  '), FILE],
    ['a file of the full run alone', both, 'e2e/full/home.spec.ts'],
    ['another file of the full run', both, 'src/home.full.test.ts'],
    ['no test file', both, 'docs/home.md'],
  ])('are missed where a promise is named in %s', (_where, source, file) => {
    expect(measure(source, file).problems).toEqual([
      'no test: 2.home.1  It opens.',
      'no test: 2.home.2  It sells.',
    ]);
  });

  it('may cite whole parts, and nothing that does not exist', () => {
    const source = `${both} ${cite('2.home')} ${cite('2.home.3', '9.none')} a link [decision 4](page.md), [a-z]`;
    expect(measure(source).problems).toEqual([
      'no such clause: 2.home.3 in src/home.test.ts',
      'no such clause: 9.none in src/home.test.ts',
    ]);
  });

  it('need not name decisions', () => {
    expect(measureCoverage(readClauses('- **decision.1** In rupees.'), []).problems).toEqual([]);
  });
});
