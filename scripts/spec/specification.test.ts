import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecification } from './specification';

const page =
  '# Shop\n\n## 2. Screens\n\n### Home\n\n- **2.home.1** It opens.\n- **2.home.2** It sells.\n\n## Decisions\n\n1. One.\n';

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

it('is the page of the project, with every decision that the code cites', () => {
  const text = readFileSync(join(__dirname, '../../docs/specification.md'), 'utf8');
  expect(readSpecification(text)).toHaveLength(9);
  expect(text.match(/^\d+\. /gm)).toHaveLength(38);
});
