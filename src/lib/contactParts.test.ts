import { contactParts, phoneParts } from './contactParts';

/** What is linked of a text, as 'shown → address'. */
const links = (parts: ReturnType<typeof contactParts>): readonly string[] =>
  parts.filter(({ href }) => href !== null).map(({ text, href }) => `${text} → ${href}`);

const OWN = '+91 80 4123 4567 → tel:+918041234567';

describe('The phone numbers of a store', () => {
  it.each([
    ['+91 80 4123 4567', [OWN]],
    ['+91 80 4123 4567, +91 98765 43210', [OWN, '+91 98765 43210 → tel:+919876543210']],
    ['+91 80 4123 4567 / 080-4123 4568', [OWN, '080-4123 4568 → tel:08041234568']],
    ['+91 80 4123 4567 +91 98765 43210', [OWN, '+91 98765 43210 → tel:+919876543210']],
    ['+91 80 4123 4567 ext. 12', [OWN]],
    ['+91 80 4123 4567 (extn 4512), 10-6', [OWN]],
    ['+91 80 4123 4567 (10-6)', [OWN]],
    ['+91 80 4123 4567 10:00-18:00', [OWN]],
    ['+44 20 7946 0958, 9am-5pm', ['+44 20 7946 0958 → tel:+442079460958']],
    ['+44 20 7946 0958 9am-5pm', ['+44 20 7946 0958 → tel:+442079460958']],
    [
      '+1 (415) 555-2671 or +49 30 123456',
      ['+1 (415) 555-2671 → tel:+14155552671', '+49 30 123456 → tel:+4930123456'],
    ],
    ['(080) 4123 4567 Mon-Sat', ['(080) 4123 4567 → tel:08041234567']],
    ['1800 123 4567', ['1800 123 4567 → tel:18001234567']],
    ['4123 4567', ['4123 4567 → tel:41234567']],
    ['1909', ['1909 → tel:1909']],
    ['Mon-Sat 10.00-18.00', []],
    ['Phone Number', []],
    ['', []],
  ])('in “%s” are %j [decision.64]', (phone, expected) => {
    expect(links(phoneParts(phone))).toEqual(expected);
  });

  it('leave the text as it is', () => {
    const phone = 'Call +91 80 4123 4567 ext. 12, or +91 98765 43210.';
    expect(
      phoneParts(phone)
        .map(({ text }) => text)
        .join(''),
    ).toBe(phone);
  });
});

describe('Addresses and numbers in a text', () => {
  it.each([
    ['Write to care@shop.example.', ['care@shop.example → mailto:care@shop.example']],
    ['Call +91 80 4123 4567: Monday-Friday, 10:00-17:00.', [OWN]],
    ['Call 98765 43210: Monday.', ['98765 43210 → tel:9876543210']],
    ['Goods of 2025, 560058, GSTIN 29AABCU9603R1ZM', []],
    ['Account 123456789012, card 4111 1111 1111 1111', []],
    ['1909', []],
    ['a@b, @shop.example', []],
  ])('“%s” has %j', (text, expected) => {
    expect(links(contactParts(text))).toEqual(expected);
  });

  it('are found in a long text at once', () => {
    for (const text of ['a'.repeat(200_000), '+'.repeat(200_000), 'a@'.repeat(100_000)])
      expect(links(contactParts(text))).toEqual([]);
    expect(links(contactParts('1 '.repeat(100_000)))).not.toEqual([]);
  });
});
