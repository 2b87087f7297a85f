import { cssColorOf } from './colorNames';

it.each([
  ['Teal', 'teal'],
  ['Dark Green', 'darkgreen'],
  ['light - sea-green', 'lightseagreen'],
  ['YellowGreen', 'yellowgreen'],
  // As cloth is dyed, not as CSS has it.
  ['Indigo', '#2B3A67'],
  ['Handloom', null],
  ['', null],
  ['red;background:url(x)', null],
])('The colour %p is drawn as %p', (name, color) => expect(cssColorOf(name)).toBe(color));
