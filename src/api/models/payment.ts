import { safeFormUrl, safePaymentUrl } from '../../lib/safeUrl';
import {
  fieldsOf,
  isRecord,
  readList,
  readNumber,
  readText,
  readTextMap,
  readTexts,
} from '../../lib/untrusted';
import type { PaymentField, PaymentFieldType, PaymentOutcome } from './types';
import type {
  PaymentActionDto,
  PaymentAnswerDto,
  PaymentFieldDto,
  PaymentFieldsAnswerDto,
  PaymentFormParamsDto,
  PaymentRulesDto,
} from './wire';

/** What an answer without a reason says (specification, section 8). */
export const unknownPaymentError = 'Unknown error occurred during payment process.';

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

const pngPrefix = 'data:image/png;base64,';
const pngSignature = '\x89PNG\r\n\x1a\n';
/** Characters of a picture at most: a QR code of any use is far smaller. */
const PICTURE_MAX_LENGTH = 2_000_000;

/** Fields that a form has at most: more would hold up the page, and nobody would fill them in. */
const FIELD_LIMIT = 500;

/** Bytes that a QR code holds, by its level of error correction. */
export const QR_BYTES = { M: 2331, L: 2953 } as const;

/** How many bytes a text takes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether text is a PNG picture in base64. */
function isPng(data: string): boolean {
  if (data.length > PICTURE_MAX_LENGTH) return false;
  try {
    return atob(data).startsWith(pngSignature);
  } catch {
    return false;
  }
}

function isFieldType(text: string): text is PaymentFieldType {
  return Object.hasOwn(fieldTypes, text);
}

function isField(value: unknown): value is PaymentFieldDto {
  return isRecord(value);
}

function isRules(value: unknown): value is PaymentRulesDto {
  return isRecord(value);
}

function isAction(value: unknown): value is PaymentActionDto {
  return isRecord(value);
}

function isFormParams(value: unknown): value is PaymentFormParamsDto {
  return isRecord(value);
}

function toRules(dto: PaymentRulesDto | undefined): PaymentField['rules'] {
  const fields = fieldsOf(dto);
  return {
    required: fields.required === true || fields.required === 'true',
    minLength: readNumber(fields.minLength),
    maxLength: readNumber(fields.maxLength),
    pattern: readText(fields.pattern),
  };
}

/**
 * What a field starts with. A password has no default: a field's definition stands in the store and in every
 * trace, where no password may be, and nothing asks for a password that is filled in already.
 */
function toDefaultValue(type: PaymentFieldType, value: unknown): string {
  if (type === 'password') return '';
  return value === true ? 'true' : readText(value);
}

function toField(dto: PaymentFieldDto): PaymentField {
  const fields = fieldsOf(dto);
  const name = readText(fields.name);
  const named = readText(fields.type).trim().toLowerCase();
  const type = isFieldType(named) ? named : 'text';
  return {
    name,
    label: readText(fields.label) || name,
    placeholder: readText(fields.placeholder),
    description: readText(fields.description),
    type,
    options: [...new Set(readTexts(fields.options))],
    inline: fields.inline === true,
    mask: readText(fields.mask),
    defaultValue: toDefaultValue(type, fields.defaultValue),
    rules: toRules(isRules(fields.rules) ? fields.rules : undefined),
    rulesMessages: readTexts(fields.rulesMessages),
    showWhenFilled: readTexts(fields.showWhenFilled),
  };
}

/**
 * The payment form's fields: the answer itself or its fields array; anything else gives none (section 7). A
 * field without a name is left out, and of fields with one name the first counts.
 */
export function toPaymentFields(answer: PaymentFieldsAnswerDto): readonly PaymentField[] {
  const whole: unknown = answer;
  const list = readList(isRecord(whole) ? whole['fields'] : whole);
  const fields = new Map<string, PaymentField>();
  for (const field of list.slice(0, FIELD_LIMIT).filter(isField).map(toField)) {
    if (field.name !== '' && !fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}

function failed(message: string): PaymentOutcome {
  return { kind: 'failed', message };
}

function followed(kind: 'deeplink' | 'redirect', address: string): PaymentOutcome {
  const url = safePaymentUrl(address);
  return url === '' ? failed(unknownPaymentError) : { kind, url };
}

/** A bank's form carries flags too; as text, like anything in a form. */
function withTextFlags(data: unknown): unknown {
  return isRecord(data)
    ? Object.fromEntries(
        Object.entries(data).map(([name, value]) => [
          name,
          typeof value === 'boolean' ? String(value) : value,
        ]),
      )
    : data;
}

function toRedirectPost(action: PaymentActionDto): PaymentOutcome {
  const fields = fieldsOf(action);
  const params = fieldsOf<PaymentFormParamsDto>(
    isFormParams(fields.formParams) ? fields.formParams : undefined,
  );
  const type = readText(params.type);
  const formUrl = readText(params.url);
  const url = safeFormUrl(readText(fields.redirectUrl) || formUrl);
  if (url === '') return failed(unknownPaymentError);
  const data = Object.entries(readTextMap(withTextFlags(params.data))).map(([name, value]) => ({
    name,
    value,
  }));
  return {
    kind: 'redirectPost',
    url,
    inputs: [{ name: 'type', value: type }, { name: 'url', value: formUrl }, ...data],
  };
}

function toQr(action: PaymentActionDto): PaymentOutcome {
  const fields = fieldsOf(action);
  const text = readText(fields.qr);
  if (text !== '') {
    // A longer text has no QR code.
    return byteLength(text) <= QR_BYTES.L ? { kind: 'qrText', text } : failed(unknownPaymentError);
  }
  const image = readText(fields.qrBase64).trim();
  const data = image.startsWith(pngPrefix) ? image.slice(pngPrefix.length) : image;
  return isPng(data) ? { kind: 'qrImage', dataUrl: pngPrefix + data } : failed(unknownPaymentError);
}

/**
 * What the answer to a payment asks the shop to do (specification, section 4; rulings 14 and 15). An answer
 * that fits no outcome, or leads to a scheme that is refused, counts as failed.
 */
export function toPaymentOutcome(answer: PaymentAnswerDto): PaymentOutcome {
  const fields = fieldsOf(answer);
  if (fields.success !== true) return failed(readText(fields.error) || unknownPaymentError);
  const redirectUrl = readText(fields.redirectUrl);
  if (isAction(fields.action)) {
    const action = fieldsOf(fields.action);
    switch (action.type) {
      case 'redirect_post':
        return toRedirectPost(fields.action);
      case 'deeplink':
        return followed('deeplink', readText(action.redirectUrl) || redirectUrl);
      case 'qr':
        return toQr(fields.action);
      default:
        return redirectUrl === '' ? failed(unknownPaymentError) : followed('redirect', redirectUrl);
    }
  }
  return redirectUrl === '' ? { kind: 'completed' } : followed('redirect', redirectUrl);
}
