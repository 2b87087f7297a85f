import { isSafe } from 'redos-detector';
import { toPaymentFields } from '../../api/models/paymentFields';
import type { PaymentFieldDto } from '../../api/generated/endpoints';
import {
  type PaymentValues,
  checkboxValues,
  missingFields,
  normalised,
  offeredValues,
  sentValues,
  startValues,
  validatePaymentFields as validate,
  visibleFields,
} from './paymentRules';
import { isPhoneField } from './phoneFields';
import { createPatternTest } from './useFieldPatterns';

/** Fields as the shop gets them: through the model. */
function build(...fields: PaymentFieldDto[]) {
  return toPaymentFields(fields);
}

function validatePaymentFields(fields: Parameters<typeof validate>[0], values: PaymentValues) {
  return validate(fields, values, createPatternTest(isSafe));
}

/** The message for the only field. */
function messageFor(field: Omit<PaymentFieldDto, 'name'> & { name?: string }, value: string) {
  const whole = { name: 'field', ...field };
  return validatePaymentFields(build(whole), { [whole.name]: value })[whole.name];
}

const required = { required: true };

describe('A required field', () => {
  it.each(['', '   '])('must not be empty: "%s" [5.payment.1, 5.payment.3]', (value) => {
    expect(messageFor({ rules: required }, value)).toBe('This field is required');
  });

  it('has the first of its messages as its error [5.payment.2]', () => {
    const rulesMessages = ['Choose how you want to pay', 'Another'];
    expect(messageFor({ type: 'select', options: ['Card'], rules: required, rulesMessages }, '')).toBe(
      'Choose how you want to pay',
    );
  });

  it('is valid with any value; an optional one with none', () => {
    expect(messageFor({ rules: required }, 'x')).toBeUndefined();
    expect(messageFor({ rules: { required: false, minLength: 5, pattern: '^\\d+$' } }, '')).toBeUndefined();
  });

  it('is not blank space, which a password may otherwise begin or end with', () => {
    expect(messageFor({ type: 'password', rules: required }, '   ')).toBe('This field is required');
    expect(messageFor({ type: 'password', rules: required }, ' a ')).toBeUndefined();
  });

  it('must be ticked where it is a checkbox', () => {
    expect(messageFor({ type: 'checkbox', rules: required }, 'false')).toBe('This field is required');
    expect(messageFor({ type: 'checkbox', rules: required }, 'true')).toBeUndefined();
    expect(messageFor({ type: 'checkbox' }, 'false')).toBeUndefined();
  });
});

describe('An email field', () => {
  it.each(['asha', 'asha@example', '@example.com', 'a b@example.com', 'asha@.'])(
    'refuses %s [5.payment.4]',
    (value) => {
      expect(messageFor({ type: 'email' }, value)).toBe('Please enter a valid email address');
    },
  );

  it('has one message, also where its pattern refuses what it takes', () => {
    expect(messageFor({ type: 'email', rules: { pattern: '@shop\\.example$' } }, 'asha@example.com')).toBe(
      'Please enter a valid email address',
    );
  });

  it('takes an address, with space around it too, and none where none is required', () => {
    expect(messageFor({ type: 'email' }, ' asha@example.com ')).toBeUndefined();
    expect(messageFor({ type: 'email' }, '')).toBeUndefined();
  });
});

describe('A text field', () => {
  it('keeps to its lengths and its pattern', () => {
    const rules = { minLength: 3, maxLength: 5, pattern: '^\\d+$' };
    expect(messageFor({ rules }, '12')).toBe('Must have at least 3 characters');
    expect(messageFor({ rules }, '123456')).toBe('Must have no more than 5 characters');
    expect(messageFor({ rules }, '12a')).toBe('This is not in the expected format');
    expect(messageFor({ rules }, '123')).toBeUndefined();
    expect(messageFor({ rules }, '12345')).toBeUndefined();
  });

  it('keeps to one bound where the other is not said', () => {
    expect(messageFor({ rules: { minLength: 3 } }, 'x'.repeat(5000))).toBeUndefined();
    expect(messageFor({ rules: { maxLength: 5 } }, 'x')).toBeUndefined();
  });

  it.each(['1e5', '2E3', '1-2', '+', ',', 'x5', '1.x'])(
    'takes no number that people do not write: "%s"',
    (value) => {
      expect(messageFor({ type: 'number' }, value)).toBe('This is not in the expected format');
    },
  );

  it.each(['12', '012', '-1', '2.5', '2,5', '2.55', '.5', '.55', ' 7 '])('takes the number "%s"', (value) => {
    expect(messageFor({ type: 'number' }, value)).toBeUndefined();
  });

  it('validates a number with a mask by its mask alone', () => {
    expect(messageFor({ type: 'number', mask: '99-99' }, '12-34')).toBeUndefined();
  });

  it('ignores a pattern that does not compile', () => {
    expect(messageFor({ rules: { pattern: '(' } }, 'x')).toBeUndefined();
  });
});

describe('A phone field', () => {
  const phone = { type: 'tel', rules: required } as const;

  it.each<[PaymentFieldDto, boolean]>([
    [{ name: 'phone', type: 'text' }, true],
    [{ name: 'cardPhone' }, true],
    [{ name: 'mobile', type: 'tel' }, true],
    [{ name: 'PhoneNumber', type: 'number' }, true],
    [{ name: 'mobile', type: 'text' }, false],
    [{ name: 'phoneConsent', type: 'checkbox' }, false],
    [{ name: 'phoneKind', type: 'select', options: ['Mobile'] }, false],
  ])('is known by its type or its name: %p [5.phone.1]', (field, isPhone) => {
    expect(build(field).map(isPhoneField)).toEqual([isPhone]);
  });

  it('is required first [5.phone.6]', () => {
    expect(messageFor(phone, '')).toBe('This field is required');
    expect(messageFor({ type: 'tel' }, '')).toBeUndefined();
  });

  it.each(['9812345678', '+1 2025550100', '919812345678'])(
    'starts with +91: %s [5.phone.2, 5.phone.7, 9.forms.3]',
    (value) => {
      expect(messageFor(phone, value)).toBe('Phone number must start with +91');
    },
  );

  it.each(['+91', '+91981234567', '+9198123456789'])(
    'has 13 characters where nothing else is said: %s [5.phone.4, 5.phone.10, 9.forms.3]',
    (value) => {
      expect(messageFor(phone, value)).toBe('Phone number must be 13 characters (including +91)');
    },
  );

  it('keeps to the bounds that are said [5.phone.8, 5.phone.9]', () => {
    const rules = { required: true, minLength: 8, maxLength: 11 };
    expect(messageFor({ type: 'tel', rules }, '+911234')).toBe(
      'Phone number must have at least 8 characters',
    );
    expect(messageFor({ type: 'tel', rules }, '+91123456789')).toBe(
      'Phone number must have no more than 11 characters',
    );
    expect(messageFor({ type: 'tel', rules }, '+9112345')).toBeUndefined();
    expect(messageFor({ type: 'tel', rules: { minLength: 13 } }, '+9198')).toBe(
      'Phone number must have at least 13 characters',
    );
  });

  it('never has more than ten digits [5.phone.3, 5.phone.4, 9.forms.3]', () => {
    const message = 'Phone number must have no more than 13 characters';
    expect(messageFor({ type: 'tel', rules: { minLength: 5 } }, '+9198123456789')).toBe(message);
    expect(messageFor({ type: 'tel', rules: { maxLength: 20 } }, '+9198123456789')).toBe(message);
  });

  it.each([
    { minLength: 14 },
    { minLength: 20, maxLength: 30 },
    { maxLength: 3 },
    { minLength: 13, maxLength: 3 },
    { minLength: -1, maxLength: 0 },
  ])('can be filled in whatever bounds are said: %j', (rules) => {
    expect(messageFor({ type: 'tel', rules: { required: true, ...rules } }, '+919812345678')).toBeUndefined();
  });

  it('has digits, also where its bounds ask for none', () => {
    expect(messageFor({ type: 'tel', rules: { minLength: 2 } }, '+91')).toBe('Invalid phone number format');
  });

  it.each(['+91abcdefghij', '+9198123x5678'])(
    'has digits alone behind the prefix: %s [5.phone.2]',
    (value) => {
      expect(messageFor(phone, value)).toBe('Invalid phone number format');
    },
  );

  it.each(['^\\+91[6-9]\\d{9}$', '/^\\+91[6-9]\\d{9}$/i'])(
    'fits its pattern: %s [5.phone.11, 5.phone.12, 5.phone.13]',
    (pattern) => {
      const rules = { required: true, pattern };
      expect(messageFor({ type: 'tel', rules }, '+911812345678')).toBe('Invalid phone number format');
      expect(messageFor({ type: 'tel', rules }, '+919812345678')).toBeUndefined();
    },
  );

  it.each(['00987654321012', '+91098765432101', '+9112309876543210', '12309876543210'])(
    'keeps what is no prefix of ten digits: %s',
    (typed) => {
      const [field] = build({ name: 'phone', type: 'tel' });
      expect(field === undefined ? '' : normalised(field, typed)).toBe(typed);
    },
  );

  it('begins with +91 where it is required and has no value [5.phone.5]', () => {
    const fields = build(
      { name: 'phone', type: 'tel', rules: required },
      { name: 'other', type: 'tel' },
      { name: 'known', type: 'tel', rules: required, defaultValue: '+919812345678' },
    );
    expect(startValues(fields, '', {})).toEqual({ phone: '+91', other: '', known: '+919812345678' });
  });
});

describe('Visibility', () => {
  const fields = build(
    { name: 'method', type: 'select', options: ['Card', 'UPI'], rules: required },
    { name: 'email', type: 'email', rules: required, showWhenFilled: ['method'] },
    { name: 'note', showWhenFilled: ['email', 'save'] },
    { name: 'save', type: 'checkbox' },
  );
  const names = (values: Record<string, string>) => visibleFields(fields, values).map(({ name }) => name);

  it('shows a field once one of those that it waits for is filled [4.payment-visibility.1, 4.payment-visibility.2]', () => {
    expect(names({})).toEqual(['method', 'save']);
    expect(names({ method: 'Card' })).toEqual(['method', 'email', 'save']);
    expect(names({ method: 'Card', email: '  ' })).toEqual(['method', 'email', 'save']);
    expect(names({ save: 'true' })).toEqual(['method', 'note', 'save']);
    expect(names({ save: 'false' })).toEqual(['method', 'save']);
  });
});

describe('What is still needed', () => {
  it('is the visible required fields; the prefix alone is no phone number', () => {
    const fields = build(
      { name: 'method', rules: required },
      { name: 'phone', type: 'tel', rules: required, showWhenFilled: ['method'] },
      { name: 'terms', type: 'checkbox', rules: required },
      { name: 'note' },
    );
    const missing = (values: Record<string, string>) => missingFields(fields, values).map(({ name }) => name);
    expect(missing({ ...startValues(fields, '', {}) })).toEqual(['method', 'terms']);
    expect(missing({ method: 'UPI', phone: '+91', terms: 'true' })).toEqual(['phone']);
    expect(missing({ method: 'UPI', phone: '+919812345678', terms: 'true' })).toEqual([]);
  });
});

describe('A select', () => {
  const fields = build({
    name: 'method',
    type: 'select',
    options: [{ label: 'Please choose', value: '' }, { label: 'Card', value: ' c ' }, 7],
    rules: { ...required, minLength: 5, pattern: '^x$' },
  });

  it('is filled in with a choice that it offers, sent as the store wrote it', () => {
    for (const method of ['', ' ', 'Card', 'c', 'gone']) {
      expect(missingFields(fields, { method })).toHaveLength(1);
      expect(validatePaymentFields(fields, { method })).toEqual({ method: 'This field is required' });
    }
    expect(validatePaymentFields(fields, { method: ' c ' })).toEqual({});
    expect(sentValues(fields, { method: ' c ' })).toEqual({ method: ' c ' });
    expect(sentValues(fields, { method: '7' })).toEqual({ method: '7' });
  });

  it('opens what waits for it only with a choice that it offers', () => {
    const waiting = [...fields, ...build({ name: 'note', showWhenFilled: ['method'] })];
    expect(visibleFields(waiting, { method: 'gone' })).toHaveLength(1);
    expect(visibleFields(waiting, { method: '7' })).toHaveLength(2);
  });
});

describe('What is checked by a pattern', () => {
  it('is the value as it is sent, of every visible field that has one and is typed into', () => {
    const rules = { pattern: '^a$' };
    const fields = build(
      { name: 'typed', rules },
      { name: 'pin', type: 'password', rules },
      { name: 'empty', rules },
      { name: 'plain' },
      { name: 'hidden', rules, showWhenFilled: ['empty'] },
      { name: 'method', type: 'select', options: ['b'], rules },
      { name: 'save', type: 'checkbox', rules },
    );
    const values = { typed: ' a ', pin: ' a ', plain: 'b', hidden: 'b', method: 'b', save: 'true' };
    expect(validatePaymentFields(fields, values)).toEqual({ pin: 'This is not in the expected format' });
  });
});

describe('What the form starts with and sends', () => {
  it('starts with the defaults that its controls can show', () => {
    const fields = build(
      { name: 'method', type: 'select', options: ['Card'], defaultValue: 'Cheque' },
      { name: 'other', type: 'select', options: ['UPI', 'Card'], defaultValue: 'Card' },
      { name: 'save', type: 'checkbox', defaultValue: 'true' },
      { name: 'news', type: 'checkbox', defaultValue: 'yes' },
    );
    expect(startValues(fields, '', {})).toEqual({
      method: '',
      other: 'Card',
      save: checkboxValues.ticked,
      news: checkboxValues.unticked,
    });
  });

  it('lists the values that it offers, which are no secret', () => {
    const fields = build(
      { name: 'method', type: 'select', options: ['Card', 'UPI'] },
      { name: 'save', type: 'checkbox' },
      { name: 'holder', options: ['not offered'] },
    );
    expect(offeredValues(fields)).toEqual(['Card', 'UPI', 'true', 'false']);
  });

  it('sends values without space around them, but a password as it is', () => {
    const fields = build({ name: 'holder' }, { name: 'pin', type: 'password' });
    expect(sentValues(fields, { holder: ' Asha ', pin: ' 1 ' })).toEqual({ holder: 'Asha', pin: ' 1 ' });
  });
});
