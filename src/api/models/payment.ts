import { safeFormUrl, safePaymentUrl } from '../../lib/safeUrl';
import { fieldsOf, isRecord, readText, readTextMap } from '../../lib/untrusted';
import type { PaymentOutcome } from './types';
import type { PaymentActionDto, PaymentAnswerDto, PaymentFormParamsDto } from './wire';

/** What an answer without a reason says (specification, section 8). */
export const unknownPaymentError = 'Unknown error occurred during payment process.';

const pngPrefix = 'data:image/png;base64,';
const pngSignature = '\x89PNG\r\n\x1a\n';
/** Characters of a picture at most: a QR code of any use is far smaller. */
const PICTURE_MAX_LENGTH = 2_000_000;

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

function isAction(value: unknown): value is PaymentActionDto {
  return isRecord(value);
}

function isFormParams(value: unknown): value is PaymentFormParamsDto {
  return isRecord(value);
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
