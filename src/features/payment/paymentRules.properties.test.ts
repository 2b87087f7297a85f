import fc from 'fast-check';
import { isSafe } from 'redos-detector';
import { toPaymentFields } from '../../api/models/paymentFields';
import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { brand } from '../../brand';
import {
  masked,
  missingFields,
  normalised,
  sentValues,
  startValues,
  validatePaymentFields,
  visibleFields,
} from './paymentRules';
import { createPatternTest } from './useFieldPatterns';

jest.setTimeout(60_000);

const isMismatch = createPatternTest(isSafe);

/** Few names, so that fields are named twice and wait for each other, in chains and circles. */
const name = fc.constantFrom('a', 'b', 'c', 'd', 'phone', 'toString', '__proto__');
const type = fc.constantFrom(
  'text',
  'email',
  'password',
  'number',
  'tel',
  'textarea',
  'select',
  'checkbox',
  'file',
);
const pattern = fc.oneof(
  fc.constantFrom('^\\d+$', '/^[a-z]+$/i', '(', '^(a+)+$', '/x', '/(?<n>a)/v', ''),
  fc.string({ maxLength: 30 }),
);
/** Halves of surrogate pairs among them. */
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
const optionValue = fc.oneof(text, fc.constantFrom('', ' '), fc.double(), fc.boolean(), fc.constant(null));
const option = fc.oneof(
  fc.constantFrom('Card', 'UPI'),
  fc.anything(),
  fc.record({ label: fc.oneof(text, fc.anything()), value: optionValue }, { requiredKeys: [] }),
);
const field = fc.record(
  {
    name,
    type,
    label: fc.string(),
    mask: fc.oneof(fc.constantFrom('9999 9999', 'aa-99', '**'), fc.string({ maxLength: 12 })),
    options: fc.array(option),
    defaultValue: fc.string(),
    rules: fc.record(
      {
        required: fc.boolean(),
        minLength: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double(), fc.constant(1e9)),
        maxLength: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double(), fc.constant(1e9)),
        pattern,
      },
      { requiredKeys: [] },
    ),
    rulesMessages: fc.array(fc.string(), { maxLength: 2 }),
    showWhenFilled: fc.array(name, { maxLength: 3 }),
  },
  { requiredKeys: ['name'] },
);
/** Forms as the shop gets them: through the model, from a server that may send any type. */
const form = fc.array(field, { maxLength: 8 }).map((fields) => toPaymentFields(fields as PaymentFieldDto[]));
const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', ' ', 'true', 'false', '+91', '+919812345678'),
);
const values = fc.dictionary(name, value);

describe('Whatever form the store sends', () => {
  it('every error is of a visible field, and every visible required field that is empty has one', () => {
    fc.assert(
      fc.property(form, values, (fields, typed) => {
        const visible = new Set(visibleFields(fields, typed).map((each) => each.name));
        const errors = validatePaymentFields(fields, typed, isMismatch);
        for (const wrong of Object.keys(errors)) expect(visible).toContain(wrong);
        for (const message of Object.values(errors)) expect(message).not.toBe('');
        for (const missing of missingFields(fields, typed))
          expect(Object.keys(errors)).toContain(missing.name);
      }),
    );
  });

  it('exactly the visible fields are sent', () => {
    fc.assert(
      fc.property(form, values, (fields, typed) => {
        expect(new Set(Object.keys(sentValues(fields, typed)))).toEqual(
          new Set(visibleFields(fields, typed).map((each) => each.name)),
        );
      }),
    );
  });

  it('a hidden value changes nothing', () => {
    fc.assert(
      fc.property(form, values, (fields, typed) => {
        const visible = new Set(visibleFields(fields, typed).map((each) => each.name));
        const hidden = fields.filter((each) => !visible.has(each.name));
        const changed = { ...typed };
        for (const each of hidden) Object.defineProperty(changed, each.name, { value: '', enumerable: true });
        expect(sentValues(fields, changed)).toEqual(sentValues(fields, typed));
        expect(validatePaymentFields(fields, changed, isMismatch)).toEqual(
          validatePaymentFields(fields, typed, isMismatch),
        );
      }),
    );
  });

  it('a field shows if it waits for nothing, or for a visible field that is filled; chains and circles end', () => {
    fc.assert(
      fc.property(form, values, (fields, typed) => {
        const visible = visibleFields(fields, typed);
        for (const each of visible) {
          if (each.showWhenFilled.length === 0) continue;
          const isOpened = visible.some(
            (other) =>
              each.showWhenFilled.includes(other.name) &&
              Object.hasOwn(typed, other.name) &&
              typed[other.name] !== '',
          );
          expect(isOpened).toBe(true);
        }
        for (const each of fields) if (each.showWhenFilled.length === 0) expect(visible).toContain(each);
      }),
    );
  });

  it('its first values are those its controls would take', () => {
    fc.assert(
      fc.property(form, (fields) => {
        const first = startValues(fields, '', {});
        for (const each of fields) {
          const start = Object.hasOwn(first, each.name) ? (first[each.name] ?? '') : '';
          if (each.type === 'select')
            expect(['', ...each.options.map(({ value: sent }) => sent)]).toContain(start);
          else if (each.type === 'checkbox') expect(['true', 'false']).toContain(start);
          else expect(normalised(each, start)).toBe(start);
        }
      }),
    );
  });
});

describe('Whatever choices the store sends', () => {
  it('a select offers texts that can be chosen and sent, each once, and is none without any', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 20 }), (options) => {
        const [select] = toPaymentFields([
          {
            name: 'method',
            type: 'select',
            options: options as PaymentFieldDto['options'],
            rules: { required: true },
          },
        ]);
        if (select === undefined) throw new Error('There is a field.');
        expect(select.type).toBe(select.options.length === 0 ? 'text' : 'select');
        const values = select.options.map(({ value: sent }) => sent);
        expect(new Set(values).size).toBe(values.length);
        for (const { label, value: sent } of select.options) {
          expect(label.trim()).not.toBe('');
          expect(encodeURIComponent(label + sent)).not.toBe('');
          expect(missingFields([select], { method: sent })).toEqual([]);
          expect(sentValues([select], { method: sent })).toEqual({ method: sent });
        }
      }),
    );
  });
});

describe('A phone number', () => {
  const [phone] = toPaymentFields([{ name: 'phone', type: 'tel', rules: { required: true } }]);
  if (phone === undefined) throw new Error('There is a field.');
  const digits = fc.stringMatching(/^[6-9]\d{9}$/);
  const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u2011', '\u202a');

  it('is the same however it was written, pasted alone or behind the prefix', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(separator, { minLength: 12, maxLength: 12 }),
        fc.constantFrom(
          brand.phone.prefix,
          `${brand.phone.prefix}${brand.phone.prefix}`,
          '+910',
          '+9191',
          '+910091',
        ),
        (number, separators, prefix) => {
          const written = prefix + [...number].map((digit, at) => `${separators[at] ?? ''}${digit}`).join('');
          expect(normalised(phone, written)).toBe(brand.phone.prefix + number);
        },
      ),
    );
  });

  it('is accepted exactly where it is +91 and ten digits', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digits.map((number) => brand.phone.prefix + number),
          value,
        ),
        (number) => {
          const isAccepted =
            validatePaymentFields([phone], { phone: number }, isMismatch)['phone'] === undefined;
          expect(isAccepted).toBe(/^\+91\d{10}$/.test(number.trim()));
        },
      ),
    );
  });
});

describe('A mask', () => {
  const [card] = toPaymentFields([{ name: 'card', mask: '9999 9999 9999 9999' }]);
  if (card === undefined) throw new Error('There is a field.');

  it('formats whatever is typed or pasted, and changes a formatted value no more', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const shaped = masked(card, text);
        expect(shaped).toMatch(/^[\d ]{0,19}$/);
        expect(masked(card, shaped)).toBe(shaped);
      }),
    );
  });

  it.each([
    [{ name: 'phone', mask: '99999' }, '+919812345678'],
    [{ name: 'x', mask: '' }, 'any'],
    [{ name: 'x', mask: '---' }, 'any'],
    [{ name: 'x', mask: '9'.repeat(101) }, 'any'],
    [{ name: 'x', mask: '99', rules: { minLength: 3 } }, 'any'],
    [{ name: 'x', type: 'textarea', mask: '99' }, 'any'],
  ] as const)('is left out where it makes no sense: %p', (dto, text) => {
    const [each] = toPaymentFields([dto]);
    expect(each === undefined ? '' : masked(each, text)).toBe(text);
  });
});

it('a hundred fields, each waiting for the one before, are validated at once', () => {
  const fields = toPaymentFields(
    Array.from({ length: 100 }, (_, index) => ({
      name: `f${index}`,
      rules: { required: true },
      showWhenFilled: index === 0 ? [] : [`f${index - 1}`],
    })),
  );
  const all = Object.fromEntries(fields.map((each) => [each.name, 'x']));
  const startedAt = performance.now();
  expect(visibleFields(fields, all)).toHaveLength(100);
  expect(visibleFields(fields, { ...all, f0: '' })).toHaveLength(1);
  expect(validatePaymentFields(fields, { ...all, f99: '' }, isMismatch)).toEqual({
    f99: 'This field is required',
  });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
