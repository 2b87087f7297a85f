import type { PaymentField } from '../../api/models/types';
import { PHONE_MAX_LENGTH, PHONE_PREFIX } from '../../lib/constants';
import { fieldRequired } from '../../lib/texts';
import { masked, maskOf } from './fieldMask';
import type { BrokenPatterns, PatternQuestion } from './patternJudge';
import { isPhoneField, normalisedPhone } from './phoneFields';

/** What the shopper filled in, by field name. */
export type PaymentValues = Readonly<Record<string, string>>;

/** What is wrong with a value, by field name. */
export type PaymentErrors = Readonly<Record<string, string>>;

/** The sentences of section 5, "Payment form" and "Phone fields", and those of the rules that it leaves unworded. */
export const paymentRuleTexts = {
  email: 'Please enter a valid email address',
  phonePrefix: `Phone number must start with ${PHONE_PREFIX}`,
  phoneTooShort: (least: number) => `Phone number must have at least ${least} characters`,
  phoneTooLong: (most: number) => `Phone number must have no more than ${most} characters`,
  phoneLength: `Phone number must be ${PHONE_MAX_LENGTH} characters (including ${PHONE_PREFIX})`,
  phoneFormat: 'Invalid phone number format',
  tooShort: (least: number) => `Must have at least ${least} characters`,
  tooLong: (most: number) => `Must have no more than ${most} characters`,
  format: 'This is not in the expected format',
} as const;

/** What a checkbox stores (section 5). */
export const checkboxValues = { ticked: 'true', unticked: 'false' } as const;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneDigits = /^\d+$/;
/** A number as people write one: a browser's number field takes '1e5' too, which nobody means. */
const plainNumber = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** A field's value; '' where it has none, and for a choice that is not offered. */
function valueOf({ name, type, options }: PaymentField, values: PaymentValues): string {
  const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
  return type === 'select' && options.every((option) => option.value !== value) ? '' : value;
}

/**
 * Whether the shopper has filled a field: an unticked checkbox, blank space, and the prefix that the shop itself
 * put into a phone field are nothing yet.
 */
function isFilled(field: PaymentField, values: PaymentValues): boolean {
  const value = valueOf(field, values).trim();
  if (field.type === 'checkbox') return value === checkboxValues.ticked;
  return value !== '' && !(isPhoneField(field) && value === PHONE_PREFIX);
}

/**
 * The fields that show: those without a showWhenFilled list, and those that have at least one listed field that
 * is not empty (section 4). What hides is not filled either, so a field that depends on it hides with it.
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

/** The visible required fields that are still empty; while there are any, nothing can be submitted (section 5). */
export function missingFields(
  fields: readonly PaymentField[],
  values: PaymentValues,
): readonly PaymentField[] {
  return visibleFields(fields, values).filter((field) => field.rules.required && !isFilled(field, values));
}

/** Types whose value is chosen, not typed: they offer nothing that could break a length or a pattern. */
const chosenTypes: ReadonlySet<PaymentField['type']> = new Set(['select', 'checkbox']);

function phoneProblem({ rules }: PaymentField, value: string, isPatternBroken: boolean): string | null {
  // With the prefix and at most ten digits, no number could keep to other bounds.
  const minLength = rules.minLength !== null && rules.minLength <= PHONE_MAX_LENGTH ? rules.minLength : null;
  const maxLength =
    rules.maxLength !== null && rules.maxLength > PHONE_PREFIX.length ? rules.maxLength : null;
  if (!value.startsWith(PHONE_PREFIX)) return paymentRuleTexts.phonePrefix;
  const digits = value.slice(PHONE_PREFIX.length);
  if (digits !== '' && !phoneDigits.test(digits)) return paymentRuleTexts.phoneFormat;
  if (minLength === null && maxLength === null) {
    if (value.length !== PHONE_MAX_LENGTH) return paymentRuleTexts.phoneLength;
  } else {
    const most = Math.min(maxLength ?? PHONE_MAX_LENGTH, PHONE_MAX_LENGTH);
    if (minLength !== null && value.length < minLength) return paymentRuleTexts.phoneTooShort(minLength);
    if (value.length > most) return paymentRuleTexts.phoneTooLong(most);
  }
  return digits === '' || isPatternBroken ? paymentRuleTexts.phoneFormat : null;
}

/** Length and pattern of any other typed value. */
function textProblem(field: PaymentField, value: string, isPatternBroken: boolean): string | null {
  const { type, rules } = field;
  if (type === 'email' && !emailPattern.test(value)) return paymentRuleTexts.email;
  if (rules.minLength !== null && value.length < rules.minLength) {
    return paymentRuleTexts.tooShort(rules.minLength);
  }
  if (rules.maxLength !== null && value.length > rules.maxLength) {
    return paymentRuleTexts.tooLong(rules.maxLength);
  }
  const isNoNumber = type === 'number' && maskOf(field) === null && !plainNumber.test(value);
  if (!isNoNumber && !isPatternBroken) return null;
  return type === 'email' ? paymentRuleTexts.email : paymentRuleTexts.format;
}

/** A value as it is sent: what was typed without space around it, but for a password, which may begin or end with one. */
function sentValue(field: PaymentField, values: PaymentValues): string {
  const value = valueOf(field, values);
  return field.type === 'password' || field.type === 'select' ? value : value.trim();
}

function problemOf(field: PaymentField, values: PaymentValues, isPatternBroken: boolean): string | null {
  const value = sentValue(field, values);
  const isEmpty = field.type === 'checkbox' ? !isFilled(field, values) : value.trim() === '';
  if (isEmpty) return field.rules.required ? (field.rulesMessages[0] ?? fieldRequired) : null;
  if (chosenTypes.has(field.type)) return null;
  return isPhoneField(field)
    ? phoneProblem(field, value, isPatternBroken)
    : textProblem(field, value, isPatternBroken);
}

/** What has to be judged by a pattern: the visible fields with a pattern that are filled in. */
export function patternQuestions(
  fields: readonly PaymentField[],
  values: PaymentValues,
): readonly PatternQuestion[] {
  return visibleFields(fields, values)
    .filter(({ type, rules }) => rules.pattern !== '' && !chosenTypes.has(type))
    .map((field) => ({
      name: field.name,
      pattern: field.rules.pattern,
      value: sentValue(field, values),
    }))
    .filter(({ value }) => value !== '');
}

/**
 * What is wrong with a payment form, by field name; nothing where it can be sent (section 5). Hidden fields
 * are never wrong.
 * @param brokenPatterns the fields whose value breaks their pattern
 */
export function validatePaymentFields(
  fields: readonly PaymentField[],
  values: PaymentValues,
  brokenPatterns: BrokenPatterns,
): PaymentErrors {
  return Object.fromEntries(
    visibleFields(fields, values).flatMap((field): [string, string][] => {
      const problem = problemOf(field, values, brokenPatterns.has(field.name));
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
}

/** What is sent: the visible fields' values. A hidden field keeps what was typed, and keeps it to itself. */
export function sentValues(fields: readonly PaymentField[], values: PaymentValues): PaymentValues {
  return Object.fromEntries(
    visibleFields(fields, values).map((field) => [field.name, sentValue(field, values)]),
  );
}

/** The values that the form offers to choose from: a server that repeats one tells nothing that was typed. */
export function offeredValues(fields: readonly PaymentField[]): readonly string[] {
  return fields.flatMap(({ type, options }) => {
    if (type === 'checkbox') return Object.values(checkboxValues);
    return type === 'select' ? options.map(({ value }) => value) : [];
  });
}

/** What a field holds after a change: a phone number without separators, other text in the shape of its mask. */
export function normalised(field: PaymentField, value: string): string {
  return isPhoneField(field) ? normalisedPhone(value) : masked(field, value);
}

function initialValue(field: PaymentField): string {
  const { type, defaultValue, options, rules } = field;
  if (type === 'checkbox') {
    return defaultValue === checkboxValues.ticked ? checkboxValues.ticked : checkboxValues.unticked;
  }
  if (type === 'select') return options.some(({ value }) => value === defaultValue) ? defaultValue : '';
  if (defaultValue === '' && rules.required && isPhoneField(field)) return PHONE_PREFIX;
  return normalised(field, defaultValue);
}

/** What the form starts with: the default values, and +91 in a required phone field that has none (section 5). */
export function initialPaymentValues(fields: readonly PaymentField[]): PaymentValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]));
}
