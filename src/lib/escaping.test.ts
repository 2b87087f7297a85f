import { ownPayloads } from '../testing/payloads';
import { escapeMarkup, scriptJson } from './escaping';
import { groupedPhone, telephoneUrl } from './contactParts';

it('leaves no markup in a text for HTML', () => {
  expect(escapeMarkup(`<a href="x" title='y'>Tom & Co</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Co&lt;/a&gt;',
  );
});

it('ends no script, whatever a value holds, and is read back as it was', () => {
  expect(scriptJson('</script>&\u2028\u2029')).toBe(String.raw`"\u003c/script\u003e\u0026\u2028\u2029"`);
  for (const text of ownPayloads) {
    const written = scriptJson({ text });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ text });
  }
});

it('calls a number by its digits, with a leading plus', () => {
  expect(telephoneUrl('+91 (80) 4123-4567')).toBe('tel:+918041234567');
});

it.each([
  ['+918041234567', '+91 80 4123 4567'],
  ['+912241234567', '+91 22 4123 4567'],
  ['+919876543210', '+91 98765 43210'],
  ['+918012345678', '+91 80123 45678'],
  ['+91 80 4123 4567', '+91 80 4123 4567'],
  ['+4930123456', '+4930123456'],
  ['+9180', '+9180'],
])('shows the phone number %s as %s', (phone, shown) => {
  expect(groupedPhone(phone)).toBe(shown);
});
