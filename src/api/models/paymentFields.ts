import { PAYMENT_FORM_LIMITS as limits } from '../../lib/constants';
import {
  fieldsOf,
  isRecord,
  readId,
  readList,
  readNumber,
  readShortText,
  readShortTexts,
  wellFormed,
} from '../../lib/untrusted';
import type { PaymentField, PaymentFieldType, PaymentOption } from './types';
import type { PaymentFieldDto, PaymentFieldsAnswerDto, PaymentRulesDto } from './wire';

const fieldTypes = {
  text: true,
  email: true,
  password: true,
  number: true,
  tel: true,
  textarea: true,
  select: true,
  checkbox: true,
} satisfies Record<PaymentFieldType & PaymentFieldDto['type'], true>;

function isFieldType(text: string): text is PaymentFieldType {
  return Object.hasOwn(fieldTypes, text);
}

function isField(value: unknown): value is PaymentFieldDto {
  return isRecord(value);
}

function isRules(value: unknown): value is PaymentRulesDto {
  return isRecord(value);
}

/** What a choice sends, as text; '' for a choice that stands for none; null for what cannot be sent as it is. */
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

/** A text, a number, or an object with label and value, of which one may be missing (ruling 23); null for others. */
function toOption(entry: unknown): PaymentOption | null {
  const isPlain = typeof entry === 'string' || typeof entry === 'number';
  if (!isPlain && !isRecord(entry)) return null;
  const label = isPlain ? entry : entry['label'];
  const value = toValue(isPlain || entry['value'] === undefined ? label : entry['value']);
  if (value === null) return null;
  return {
    label: readShortText(label, limits.labelLength) || readShortText(value, limits.labelLength),
    value,
  };
}

interface ReadOptions {
  readonly options: readonly PaymentOption[];
  readonly hasMoreOptions: boolean;
  /** The label of the choice that stands for none; '' where there is no such choice. */
  readonly emptyLabel: string;
}

/** The choices of a select. Of those with one value, but for space around it, the first counts; odd ones are left out. */
function toOptions(value: unknown): ReadOptions {
  const options = new Map<string, PaymentOption>();
  let emptyLabel = '';
  for (const entry of typeof value === 'string' ? [value] : readList(value)) {
    const option = toOption(entry);
    if (option === null) continue;
    const key = option.value.trim();
    if (key === '') emptyLabel ||= option.label;
    else if (options.has(key)) continue;
    else if (options.size === limits.options) {
      return { options: [...options.values()], hasMoreOptions: true, emptyLabel };
    } else options.set(key, option);
  }
  return { options: [...options.values()], hasMoreOptions: false, emptyLabel };
}

const noOptions: ReadOptions = { options: [], hasMoreOptions: false, emptyLabel: '' };

/** How many characters a rule asks for; null for what no field can be held to. */
function toLength(value: unknown, round: (number: number) => number): number | null {
  const length = round(readNumber(value) ?? 0);
  return length >= 1 && length <= limits.ruleLength ? length : null;
}

function toRules(dto: PaymentRulesDto | undefined): PaymentField['rules'] {
  const fields = fieldsOf(dto);
  const minLength = toLength(fields.minLength, Math.ceil);
  const maxLength = toLength(fields.maxLength, Math.floor);
  // No value could keep to both.
  const isContradictory = minLength !== null && maxLength !== null && minLength > maxLength;
  return {
    required: fields.required === true || fields.required === 'true',
    minLength: isContradictory ? null : minLength,
    maxLength: isContradictory ? null : maxLength,
    pattern: readId(fields.pattern, limits.patternLength),
  };
}

/**
 * What a field starts with. A password has no default: a field's definition stands in the store and in every
 * trace, where no password may be, and nothing asks for a password that is filled in already.
 */
function toDefaultValue(type: PaymentFieldType, value: unknown): string {
  if (type === 'password') return '';
  if (value === false && type !== 'select') return '';
  return toValue(value) ?? '';
}

/** The names of other fields, as they are. */
function toNames(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? [value] : readList(value);
  return list
    .slice(0, limits.showWhenFilled)
    .map((name) => readId(name, limits.nameLength))
    .filter((name) => name !== '');
}

/** A field; null for one without a name. Names, patterns, masks and values are kept whole or not at all. */
function toField(dto: PaymentFieldDto): PaymentField | null {
  const fields = fieldsOf(dto);
  const name = readId(fields.name, limits.nameLength);
  if (name === '') return null;
  const named = readShortText(fields.type, limits.nameLength).toLowerCase();
  const known = isFieldType(named) ? named : 'text';
  const { options, hasMoreOptions, emptyLabel } = known === 'select' ? toOptions(fields.options) : noOptions;
  // Nobody can choose from nothing: what is wanted is typed instead.
  const type = known === 'select' && options.length === 0 ? 'text' : known;
  const rules = toRules(isRules(fields.rules) ? fields.rules : undefined);
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
    // A mask that is shorter than the value has to be would lock the field.
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
 * The payment form's fields: the answer itself or its fields array; anything else gives none (section 7). A
 * field without a name is left out, and of fields with one name the first counts.
 */
export function toPaymentFields(answer: PaymentFieldsAnswerDto): readonly PaymentField[] {
  const whole: unknown = answer;
  const fields = new Map<string, PaymentField>();
  for (const entry of readList(isRecord(whole) ? whole['fields'] : whole)) {
    if (fields.size === limits.fields) break;
    const field = isField(entry) ? toField(entry) : null;
    if (field !== null && !fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
