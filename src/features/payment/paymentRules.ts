import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import type { PaymentField } from '../../api/models/types';
import { brand } from '../../brand';
import { hasBasicEmailPattern } from '../../lib/strings';
import { fieldRequired } from '../../lib/texts';
import { isPhoneField, normalisedPhone, phoneLengths, wholePhone } from './phoneFields';
import type { IsMismatch } from './useFieldPatterns';
import { paymentRuleTexts } from './paymentTexts';

/** What the shopper filled in, by field name. */
export type PaymentValues = Readonly<Record<string, string>>;

export const checkboxValues = { ticked: 'true', unticked: 'false' } as const;

const { prefix } = brand.phone;
const [shortest, longest] = phoneLengths;
const phoneDigits = /^\d+$/;
/** A number as people write it: a browser's number field accepts '1e5' too. */
const plainNumber = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** The characters of a field's mask that stand for others: 9 is a digit, a is a letter, * is either. */
const slots: ReadonlyMap<string, RegExp> = new Map([
  ['9', /\d/],
  ['a', /[a-z]/i],
  ['*', /[a-z\d]/i],
]);

/** Types with a mask. A phone number has rules of its own, which a mask could contradict. */
const maskedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'password', 'number']);

export function maskOf(field: PaymentField): MaskitoOptions | null {
  const characters = [...field.mask];
  if (!maskedTypes.has(field.type) || isPhoneField(field)) return null;
  if (!characters.some((character) => slots.has(character))) return null;
  return { mask: characters.map((character) => slots.get(character) ?? character) };
}

export function masked(field: PaymentField, value: string): string {
  const options = maskOf(field);
  return options === null ? value : maskitoTransform(value, options);
}

/** A field's value; '' where it has none, and for a choice that is not offered. */
function valueOf({ name, type, options }: PaymentField, values: PaymentValues): string {
  const value = (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';
  return type === 'select' && options.every((option) => option.value !== value) ? '' : value;
}

/** Whether a field is filled: not with blank space, an unticked checkbox, or the phone prefix alone. */
function isFilled(field: PaymentField, values: PaymentValues): boolean {
  const value = valueOf(field, values).trim();
  if (field.type === 'checkbox') return value === checkboxValues.ticked;
  return value !== '' && !(isPhoneField(field) && value === prefix);
}

/**
 * The visible fields: those without a showWhenFilled list, and those with at least one listed field that is not
 * empty. A hidden field is not filled, so a field that depends on it is hidden too.
 */
export function visibleFields(
  fields: readonly PaymentField[],
  values: PaymentValues,
): readonly PaymentField[] {
  let shown = fields;
  for (;;) {
    const filled = new Set(shown.filter((field) => isFilled(field, values)).map(({ name }) => name));
    const next = shown.filter(
      ({ showWhenFilled }) => showWhenFilled.length === 0 || showWhenFilled.some((name) => filled.has(name)),
    );
    if (next.length === shown.length) return shown;
    shown = next;
  }
}

/** The visible required fields that are still empty; while there are any, nothing can be submitted. */
export function missingFields(
  fields: readonly PaymentField[],
  values: PaymentValues,
): readonly PaymentField[] {
  return visibleFields(fields, values).filter((field) => field.rules.required && !isFilled(field, values));
}

/** Types whose value is chosen, not typed: lengths and patterns do not apply. */
const chosenTypes: ReadonlySet<PaymentField['type']> = new Set(['select', 'checkbox']);

function phoneError({ rules }: PaymentField, value: string, isMismatch: boolean): string | null {
  // Bounds that no number of the country could meet are ignored.
  const minLength = (rules.minLength ?? Infinity) <= longest ? rules.minLength : null;
  const maxLength = (rules.maxLength ?? 0) > prefix.length ? rules.maxLength : null;
  if (!value.startsWith(prefix)) return paymentRuleTexts.phonePrefix;
  const digits = value.slice(prefix.length);
  if (digits !== '' && !phoneDigits.test(digits)) return paymentRuleTexts.phoneFormat;
  if (minLength === null && maxLength === null) {
    if (value.length < shortest || value.length > longest) return paymentRuleTexts.phoneLength;
  } else {
    const least = minLength ?? 0;
    const most = Math.min(maxLength ?? longest, longest);
    if (value.length < least) return paymentRuleTexts.phoneTooShort(least);
    if (value.length > most) return paymentRuleTexts.phoneTooLong(most);
  }
  return digits === '' || isMismatch ? paymentRuleTexts.phoneFormat : null;
}

function textError(field: PaymentField, value: string, isMismatch: boolean): string | null {
  const { type, rules } = field;
  if (type === 'email' && !hasBasicEmailPattern(value)) return paymentRuleTexts.email;
  const minLength = rules.minLength ?? 0;
  const maxLength = rules.maxLength ?? Infinity;
  if (value.length < minLength) return paymentRuleTexts.tooShort(minLength);
  if (value.length > maxLength) return paymentRuleTexts.tooLong(maxLength);
  const isNoNumber = type === 'number' && maskOf(field) === null && !plainNumber.test(value);
  if (!isNoNumber && !isMismatch) return null;
  return type === 'email' ? paymentRuleTexts.email : paymentRuleTexts.format;
}

/** A value as it is sent: without space around it, except a password, which may begin or end with one. */
function sentValue(field: PaymentField, values: PaymentValues): string {
  const value = valueOf(field, values);
  return field.type === 'password' || field.type === 'select' ? value : value.trim();
}

function errorOf(field: PaymentField, values: PaymentValues, isMismatch: IsMismatch): string | null {
  const value = sentValue(field, values);
  const isEmpty = field.type === 'checkbox' ? !isFilled(field, values) : value.trim() === '';
  if (isEmpty) return field.rules.required ? (field.rulesMessages[0] ?? fieldRequired) : null;
  if (chosenTypes.has(field.type)) return null;
  const valueError = isPhoneField(field) ? phoneError : textError;
  return valueError(field, value, isMismatch(field.rules.pattern, value));
}

/** The validation errors of a payment form by field name; none where it can be sent. A hidden field has none. */
export function validatePaymentFields(
  fields: readonly PaymentField[],
  values: PaymentValues,
  isMismatch: IsMismatch,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    visibleFields(fields, values).flatMap((field): [string, string][] => {
      const error = errorOf(field, values, isMismatch);
      return error === null ? [] : [[field.name, error]];
    }),
  );
}

export function sentValues(fields: readonly PaymentField[], values: PaymentValues): PaymentValues {
  return Object.fromEntries(
    visibleFields(fields, values).map((field) => [field.name, sentValue(field, values)]),
  );
}

/** The values that the form itself offers, which are no secret (see `Secret`). */
export function offeredValues(fields: readonly PaymentField[]): readonly string[] {
  return fields.flatMap(({ type, options }) => {
    if (type === 'checkbox') return Object.values(checkboxValues);
    return options.map(({ value }) => value);
  });
}

/** More choices than this are quicker to find in a list. */
const MOST_TILES = 8;

/** Whether a choice is shown as tiles, which an optional one could not clear again: that stays a list, as a long one does. */
export function hasTiles({ type, options, rules }: PaymentField): boolean {
  return type === 'select' && rules.required && options.length <= MOST_TILES;
}

/** A field's value after a change: a phone number without separators, other text formatted by its mask. */
export function normalised(field: PaymentField, value: string): string {
  return isPhoneField(field) ? normalisedPhone(value) : masked(field, value);
}

/** The default value, else in a phone field the phone of the checkout, or the country's prefix where one is required. */
function initialValue(field: PaymentField, phone: string): string {
  const { type, defaultValue, options, rules } = field;
  if (type === 'checkbox') {
    return defaultValue === checkboxValues.ticked ? checkboxValues.ticked : checkboxValues.unticked;
  }
  if (type === 'select') return options.some(({ value }) => value === defaultValue) ? defaultValue : '';
  if (defaultValue === '' && isPhoneField(field)) return wholePhone(phone) || (rules.required ? prefix : '');
  return normalised(field, defaultValue);
}

/** What each field starts with: what the shopper had typed before, but no password, else its initial value. */
export function startValues(
  fields: readonly PaymentField[],
  phone: string,
  typed: PaymentValues,
): PaymentValues {
  return Object.fromEntries(
    fields.map((field) => {
      const isKept = field.type !== 'password' && Object.hasOwn(typed, field.name);
      return [field.name, isKept ? (typed[field.name] ?? '') : initialValue(field, phone)];
    }),
  );
}
