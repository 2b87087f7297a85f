import { nanoid } from '@reduxjs/toolkit';
import { hideSecretParameters } from '../lib/secrets/addressParameters';
import type { Hide } from '../lib/secrets/hideText';
import { MESSAGE_LENGTH } from './apiError';
import type { ClosedPaymentOutcome, OpenPaymentOutcome } from './models/types';

/**
 * The outcome of a payment may rightly hold what the shopper typed: a bank wants the payer's phone in its address, a
 * UPI text names the payer. The store holds a closed outcome without it; this page's memory holds the open one, by id.
 * Where it is missing, as after a jump in Redux DevTools, the outcome cannot be followed at all, so hidden values
 * are never sent.
 */
const openOutcomes = new Map<string, OpenPaymentOutcome>();

type ClosedOf<Kind> = Extract<ClosedPaymentOutcome, { readonly kind: Kind }>;
type OpenOf<Kind> = Extract<OpenPaymentOutcome, { readonly kind: Kind }>;
type RedirectKind = 'redirectPost' | 'deeplink' | 'redirect';
type QrKind = 'qrText' | 'qrImage';

export type RedirectOutcome = ClosedOf<RedirectKind>;
export type QrOutcome = ClosedOf<QrKind>;

function keepOpen(outcome: OpenPaymentOutcome): string {
  const openId = nanoid();
  openOutcomes.set(openId, outcome);
  return openId;
}

/** Returns what the store may hold of an outcome, and keeps the open one where something of it is hidden. */
export function closeOutcome(outcome: OpenPaymentOutcome, hide: Hide): ClosedPaymentOutcome {
  // An address with a secret parameter is not whole either.
  const hideAll: Hide = (text) => hideSecretParameters(hide(text));
  const keepIfHidden = (text: string, hidden: string) => (text === hidden ? null : keepOpen(outcome));
  switch (outcome.kind) {
    case 'redirectPost':
      return { kind: outcome.kind, url: hideAll(outcome.url), openId: keepOpen(outcome) };
    case 'deeplink':
    case 'redirect': {
      const url = hideAll(outcome.url);
      return { kind: outcome.kind, url, openId: keepIfHidden(outcome.url, url) };
    }
    case 'qrText': {
      const text = hideAll(outcome.text);
      return { kind: outcome.kind, text, openId: keepIfHidden(outcome.text, text) };
    }
    case 'qrImage': {
      const dataUrl = hideAll(outcome.dataUrl);
      return { kind: outcome.kind, dataUrl, openId: keepIfHidden(outcome.dataUrl, dataUrl) };
    }
    case 'failed':
      return { ...outcome, message: hide(outcome.message).slice(0, MESSAGE_LENGTH) };
    case 'completed':
      return { kind: outcome.kind };
  }
}

/** The outcome as the server sent it; null where something of it is hidden and this page does not have it. */
export function openOutcome(closed: RedirectOutcome): OpenOf<RedirectKind> | null;
export function openOutcome(closed: QrOutcome): OpenOf<QrKind> | null;
export function openOutcome(closed: RedirectOutcome | QrOutcome): OpenPaymentOutcome | null {
  if (closed.kind !== 'redirectPost' && closed.openId === null) {
    const { openId: _openId, ...whole } = closed;
    return whole;
  }
  const open = openOutcomes.get(closed.openId ?? '');
  return open?.kind === closed.kind ? open : null;
}

export function forgetOutcome(closed: ClosedPaymentOutcome): void {
  if ('openId' in closed && closed.openId !== null) openOutcomes.delete(closed.openId);
}
