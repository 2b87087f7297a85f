import { buildCartLine } from '../../testing/builders';
import { refusedLines } from './refusedLines';

const names = ['Hammer', 'Claw Hammer', 'Kurta', ''];
const lines = names.map((name, index) => buildCartLine({ id: `${index}`, name }));

it.each([
  ['', []],
  ['We are closed.', []],
  ['At most 1000 of “kurta” can be ordered.', ['Kurta']],
  ['At most 1000 of “Claw Hammer” can be ordered.', ['Claw Hammer']],
  ['Hammer and Kurta are sold out.', ['Hammer', 'Kurta']],
])('finds the lines that a reason names: %s', (reason, expected) => {
  expect(refusedLines(lines, reason).map(({ name }) => name)).toEqual(expected);
});
