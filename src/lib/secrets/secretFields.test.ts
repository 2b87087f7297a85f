import { isSecretField } from './secret';

it.each([
  ['password', '', true],
  ['text', 'current-password', true],
  ['text', 'new-password', true],
  ['text', 'section-pay one-time-code', true],
  ['tel', 'cc-number', true],
  ['text', 'email', false],
  ['text', 'bcc-list', false],
  ['text', '', false],
])('a field of type %s with autocomplete "%s" takes a secret: %p', (type, autocomplete, isSecret) => {
  expect(isSecretField({ type, autocomplete })).toBe(isSecret);
});
