import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn, idsOf, readSpecification } from './specification';

const page = '# Shop\n\n## 2. Screens\n\n### Home\n\n- **2.home.1** It opens.\n- **2.home.2** It sells.\n';

it('has sections, parts and promises by their ids', () => {
  expect(readSpecification(page)).toEqual([
    {
      number: 2,
      title: 'Screens',
      parts: [{ id: '2.home', title: 'Home', promises: ['It opens.', 'It sells.'] }],
    },
  ]);
});

it.each([
  ['an id that is left out', page.replace('2.home.2', '2.home.3')],
  ['an id of another part', page.replace('2.home.2', '2.cart.2')],
])('refuses %s', (_what, text) => {
  expect(() => readSpecification(text)).toThrow(/Not the next id/);
});

it('may be cited by promise, by part and by decision', () => {
  const list = ['2.home', '2.home.2', 'decision.4'];
  expect(citationsIn(`A list [${list.join(', ')}], a link [decision 4](page.md), a range [a-z].`)).toEqual(
    list,
  );
  expect([...idsOf(readSpecification(page))]).toEqual(['2.home', '2.home.1', '2.home.2']);
});

it('is read whole: no line that looks like a promise or decision is left out', () => {
  const text = readFileSync(join(__dirname, '../../docs/specification.md'), 'utf8');
  const count = readSpecification(text)
    .flatMap(({ parts }) => parts)
    .reduce((sum, { promises }) => sum + promises.length, 0);
  expect(count).toBe(text.match(/^- \*\*/gm)?.length);
});
