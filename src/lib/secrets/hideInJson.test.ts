import { LIMITS } from '../constants';
import { hideInJson } from './hideInJson';
import { createHide } from './hideText';

const hide = createHide(['canary', '123456']);

it.each([
  ['a text', 'my canary', 'my •••'],
  ['a number', 123456, '•••'],
  ['a member', { error: 'canary' }, { error: '•••' }],
  ['a number of a member', { pin: 123456, tries: 2 }, { pin: '•••', tries: 2 }],
  ['the name of a member', { canary: true }, { '•••': true }],
  ['the last of a list', ['hammer', 'canary'], ['hammer', '•••']],
  ['a list in a member', { tried: [[], ['canary']], last: null }, { tried: [[], ['•••']], last: null }],
  ['a member in a list', [{ name: 'hammer' }, { name: 'canary' }], [{ name: 'hammer' }, { name: '•••' }]],
])('hides a secret that is %s', (_where, value, left) => {
  expect(hideInJson(value, hide)).toEqual(left);
});

it.each([
  ['texts and numbers', ['hammer', 799, { sale: true, unit: null, none: undefined }]],
  ['nothing', null],
  ['empty lists', { list: [], object: {} }],
])('returns %s as they are', (_what, value) => {
  expect(hideInJson(value, hide)).toBe(value);
});

it('takes no place in a list for the secret', () => {
  const list = ['a', 'b'];
  expect(hideInJson(list, createHide(['1']))).toBe(list);
});

it.each([true, null, 'hammer', 7])('reads %p in the greatest depth, and nothing beyond it', (inner) => {
  const nested = (depth: number): unknown => {
    let value: unknown = inner;
    for (let level = 0; level < depth; level += 1) value = [value];
    return value;
  };
  const deepest = nested(LIMITS.depth);
  expect(hideInJson(deepest, hide)).toBe(deepest);
  const cut = JSON.stringify(hideInJson(nested(LIMITS.depth + 1), hide));
  expect(cut).toBe(`${'['.repeat(LIMITS.depth)}null${']'.repeat(LIMITS.depth)}`);
});
