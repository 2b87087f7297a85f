import { isRecord, readNumber, readText } from '../lib/untrusted';
import { toPaymentOutcome } from './models/payment';
import type { ClosedPaymentOutcome } from './models/types';
import type { QrOutcome, RedirectOutcome } from './paymentOutcomes';

const kinds = [
  'redirectPost',
  'deeplink',
  'redirect',
  'qrText',
  'qrImage',
  'completed',
  'unanswered',
] as const;

/** The last moment that a date can be, in milliseconds since 1970: no later one can be shown. */
const LAST_DATE = 8.64e15;

/** Characters of a code at most that the device keeps: pictures may be larger than its storage. */
const CODE_MAX_LENGTH = 100_000;

/**
 * A payment that the server has accepted: it is approved in an app, by a code or at a bank, or needs nothing more. Or
 * 'unanswered': it was sent, and may have been accepted.
 */
export interface PaymentAttempt {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** What the server's answer asked for. */
  readonly kind: (typeof kinds)[number];
  /** The code or the address of the answer, without anything that the shopper typed; '' where it cannot be shown again. */
  readonly code: string;
}

function codeOf(outcome: RedirectOutcome | QrOutcome): string {
  if (outcome.kind === 'qrText') return outcome.text;
  return outcome.kind === 'qrImage' ? outcome.dataUrl : outcome.url;
}

/** A payment without an answer that can be followed: it may have been accepted. */
export function unansweredAttempt(startedAt: number): PaymentAttempt {
  return { startedAt, kind: 'unanswered', code: '' };
}

/** The attempt that an answer has started; null where it was refused. */
export function toPaymentAttempt(outcome: ClosedPaymentOutcome, startedAt: number): PaymentAttempt | null {
  if (outcome.kind === 'failed') return outcome.isUnclear === true ? unansweredAttempt(startedAt) : null;
  if (outcome.kind === 'completed') return { startedAt, kind: outcome.kind, code: '' };
  const code = codeOf(outcome);
  // With an id, as a form for a bank always has, what the shopper typed is hidden in it.
  const isWhole = outcome.openId === null && code.length <= CODE_MAX_LENGTH;
  return { startedAt, kind: outcome.kind, code: isWhole ? code : '' };
}

/** Reads an attempt that the device has kept; null for anything else. */
export function readPaymentAttempt(value: unknown): PaymentAttempt | null {
  if (!isRecord(value)) return null;
  const kind = kinds.find((each) => each === value['kind']);
  const startedAt = readNumber(value['startedAt']) ?? 0;
  if (kind === undefined || startedAt <= 0 || startedAt > LAST_DATE) return null;
  return { startedAt, kind, code: readText(value['code']).slice(0, CODE_MAX_LENGTH) };
}

/** The answer that would have led to an attempt, so that its code is checked as an answer of the server is. */
function answerOf({ kind, code }: PaymentAttempt): unknown {
  switch (kind) {
    case 'qrText':
      return { success: true, action: { type: 'qr', qr: code } };
    case 'qrImage':
      return { success: true, action: { type: 'qr', qrBase64: code } };
    case 'deeplink':
      return { success: true, action: { type: 'deeplink', redirectUrl: code } };
    case 'redirect':
      return { success: true, redirectUrl: code };
    case 'redirectPost':
    case 'completed':
    case 'unanswered':
      return null;
  }
}

/** What an attempt shows again; null where it has nothing to show, or nothing that may be shown. */
export function outcomeOfAttempt(attempt: PaymentAttempt): RedirectOutcome | QrOutcome | null {
  if (attempt.code === '') return null;
  const outcome = toPaymentOutcome(answerOf(attempt));
  if (outcome.kind === 'redirectPost' || outcome.kind === 'completed' || outcome.kind === 'failed')
    return null;
  return { ...outcome, openId: null };
}
