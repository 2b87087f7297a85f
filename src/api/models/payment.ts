import { safeHttpUrl, safePaymentUrl } from '../../browser/safeUrl';
import { qrLevelOf } from '../../lib/qrCapacity';
import { fieldsOf, isRecord, readText, type Readable } from '../../lib/untrusted';
import type { PaymentActionDto, PaymentAnswerDto, PaymentFormParamsDto } from '../generated/endpoints';
import type { FormInput, OpenPaymentOutcome } from './types';

export const unknownPaymentError = 'Unknown error occurred during payment process.';

const pngPrefix = 'data:image/png;base64,';
const pngSignature = '\x89PNG\r\n\x1a\n';
/** Characters of a picture at most: a QR code of any use is far smaller. */
const PICTURE_MAX_LENGTH = 2_000_000;

function isPng(data: string): boolean {
  if (data.length > PICTURE_MAX_LENGTH) return false;
  try {
    return atob(data).startsWith(pngSignature);
  } catch {
    return false;
  }
}

/** An answer that the shop cannot follow, and that is no refusal. */
const unclear: OpenPaymentOutcome = { kind: 'failed', message: unknownPaymentError, isUnclear: true };

function toNavigation(kind: 'deeplink' | 'redirect', address: string): OpenPaymentOutcome {
  const url = safePaymentUrl(address);
  return url === '' ? unclear : { kind, url };
}

/** A form posts texts only: numbers and a bank's flags become texts; what is neither is left out. */
function toInputs<V>(data: V & Readable<V, object>): readonly FormInput[] {
  if (!isRecord(data)) return [];
  return Object.entries(data)
    .map(([name, value]) => ({ name, value: typeof value === 'boolean' ? String(value) : value }))
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .map(({ name, value }) => ({ name, value: readText(value) }));
}

function toRedirectPost(action: unknown): OpenPaymentOutcome {
  const { redirectUrl, formParams } = fieldsOf<PaymentActionDto>(action);
  const params = fieldsOf<PaymentFormParamsDto>(formParams);
  const formUrl = readText(params.url);
  const url = safeHttpUrl(readText(redirectUrl) || formUrl);
  if (url === '') return unclear;
  return {
    kind: 'redirectPost',
    url,
    inputs: [
      { name: 'type', value: readText(params.type) },
      { name: 'url', value: formUrl },
      ...toInputs(params.data),
    ],
  };
}

function toQr(action: unknown): OpenPaymentOutcome {
  const { qr, qrBase64 } = fieldsOf<PaymentActionDto>(action);
  const text = readText(qr);
  if (text !== '' && qrLevelOf(text) !== null) return { kind: 'qrText', text };
  const image = readText(qrBase64).trim();
  const data = image.startsWith(pngPrefix) ? image.slice(pngPrefix.length) : image;
  return isPng(data) ? { kind: 'qrImage', dataUrl: pngPrefix + data } : unclear;
}

/**
 * What the answer to a payment asks the shop to do. An answer that fits
 * no outcome, or leads to an address that is not allowed, counts as failed.
 */
export function toPaymentOutcome(answer: unknown): OpenPaymentOutcome {
  const fields = fieldsOf<PaymentAnswerDto>(answer);
  if (fields.success !== true) {
    const error = readText(fields.error);
    return fields.success === false || error !== ''
      ? { kind: 'failed', message: error || unknownPaymentError }
      : unclear;
  }
  const redirectUrl = readText(fields.redirectUrl);
  if (fields.action === undefined || fields.action === null) {
    return redirectUrl === '' ? { kind: 'completed' } : toNavigation('redirect', redirectUrl);
  }
  const action = fieldsOf<PaymentActionDto>(fields.action);
  switch (action.type) {
    case 'redirect_post':
      return toRedirectPost(action);
    case 'deeplink':
      return toNavigation('deeplink', readText(action.redirectUrl) || redirectUrl);
    case 'qr':
      return toQr(action);
    default:
      return toNavigation('redirect', redirectUrl);
  }
}
