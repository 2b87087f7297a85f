import { PAYMENT_FORM_LIMITS as limits } from '../../lib/constants';
import {
  fieldsOf,
  isRecord,
  readId,
  readList,
  readNumber,
  readShortText,
  readShortTexts,
  readText,
  wellFormed,
} from '../../lib/untrusted';
import type {
  PaymentFieldDto,
  PaymentOptionDto,
  PaymentRulesDto,
  WrappedPaymentFieldsDto,
} from '../generated/endpoints';
import type { PaymentField, PaymentFieldType, PaymentOption } from './types';

const fieldTypes = {
  text: true,
  email: true,
  password: true,
  number: true,
  tel: true,
  textarea: true,
  select: true,
  checkbox: true,
} satisfies Record<PaymentFieldType, true>;

function isFieldType(text: string): text is PaymentFieldType {
  return Object.hasOwn(fieldTypes, text);
}

/** The value of a choice as text; '' for the choice of none; null for what cannot be sent unchanged. */
function toValue(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value.length <= limits.valueLength && wellFormed(value) === value ? value : null;
    case 'number':
      return Number.isFinite(value) ? String(value) : null;
    case 'boolean':
      return String(value);
    default:
      return value === null ? '' : null;
  }
}

/** A text, a number, or an object with label and value, of which one may be missing; null for others. */
function toOption(entry: unknown): PaymentOption | null {
  const isPlain = typeof entry === 'string' || typeof entry === 'number';
  if (!isPlain && !isRecord(entry)) return null;
  const fields = fieldsOf<PaymentOptionDto>(entry);
  const label = isPlain ? entry : fields.label;
  const value = toValue(fields.value === undefined ? label : fields.value);
  if (value === null) return null;
  return {
    label: readShortText(readText(label), limits.labelLength) || readShortText(value, limits.labelLength),
    value,
  };
}

/** The choices of a select, without invalid ones; of those with the same value, apart from space, the first counts. */
function toOptions(value: unknown) {
  const options = new Map<string, PaymentOption>();
  /** The label of the choice of none; '' where there is none. */
  let emptyLabel = '';
  for (const entry of typeof value === 'string' ? [value] : readList(value)) {
    const option = toOption(entry);
    if (option === null) continue;
    const key = option.value.trim();
    if (key === '') emptyLabel ||= option.label;
    else if (!options.has(key)) options.set(key, option);
  }
  const hasMoreOptions = options.size > limits.options;
  return { options: [...options.values()].slice(0, limits.options), hasMoreOptions, emptyLabel };
}

/** The length of a rule; null for one that cannot be applied. */
function toLength(value: unknown, round: (number: number) => number): number | null {
  const length = round(readNumber(value) ?? 0);
  return length >= 1 && length <= limits.ruleLength ? length : null;
}

/** Also where the server sends it as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

function toRules(answer: unknown): PaymentField['rules'] {
  const fields = fieldsOf<PaymentRulesDto>(answer);
  const minLength = toLength(fields.minLength, Math.ceil);
  const maxLength = toLength(fields.maxLength, Math.floor);
  // No value could meet both.
  const isContradictory = minLength !== null && maxLength !== null && minLength > maxLength;
  return {
    required: isTrue(fields.required),
    minLength: isContradictory ? null : minLength,
    maxLength: isContradictory ? null : maxLength,
    pattern: readId(fields.pattern, limits.patternLength),
  };
}

/** A field's default value. A password has none: a field's definition is in the store, where no password may be. */
function toDefaultValue(type: PaymentFieldType, value: unknown): string {
  if (type === 'password') return '';
  if (value === false && type !== 'select') return '';
  return toValue(value) ?? '';
}

function toNames(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? [value] : readList(value);
  return list
    .slice(0, limits.showWhenFilled)
    .map((name) => readId(name, limits.nameLength))
    .filter((name) => name !== '');
}

/** A field; null for one without a name. Names, patterns, masks and values that are too long are dropped, not cut. */
function toField(answer: unknown): PaymentField | null {
  const fields = fieldsOf<PaymentFieldDto>(answer);
  const name = readId(fields.name, limits.nameLength);
  if (name === '') return null;
  const named = readShortText(fields.type, limits.nameLength).toLowerCase();
  const known = isFieldType(named) ? named : 'text';
  const { options, hasMoreOptions, emptyLabel } = toOptions(known === 'select' ? fields.options : []);
  // A select without options is shown as a text field.
  const type = known === 'select' && options.length === 0 ? 'text' : known;
  const rules = toRules(fields.rules);
  const mask = readId(fields.mask, limits.maskLength);
  return {
    name,
    label: readShortText(fields.label, limits.labelLength) || readShortText(name, limits.labelLength) || name,
    placeholder: readShortText(fields.placeholder, limits.textLength) || emptyLabel,
    description: readShortText(fields.description, limits.textLength),
    type,
    options,
    hasMoreOptions,
    inline: fields.inline === true,
    // A mask that is shorter than the minimum length would make every value invalid.
    mask: mask.length < (rules.minLength ?? 0) ? '' : mask,
    defaultValue: toDefaultValue(type, fields.defaultValue),
    rules,
    rulesMessages: readShortTexts(fields.rulesMessages, {
      count: limits.rulesMessages,
      length: limits.textLength,
    }),
    showWhenFilled: toNames(fields.showWhenFilled),
  };
}

/**
 * The payment form's fields: the answer itself or its fields array; anything else gives none. A
 * field without a name is left out, and of fields with one name the first counts.
 */
export function toPaymentFields(answer: unknown): readonly PaymentField[] {
  const fields = new Map<string, PaymentField>();
  const list = isRecord(answer) ? fieldsOf<WrappedPaymentFieldsDto>(answer).fields : answer;
  for (const entry of readList(list)) {
    if (fields.size === limits.fields) break;
    const field = toField(entry);
    if (field !== null && !fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
