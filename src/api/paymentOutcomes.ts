import type { Hide } from '../lib/secrets/hideText';
import { SENTENCE_LENGTH } from './apiError';
import type { PaymentOutcome } from './models/types';

/**
 * The outcome of a payment may rightly carry what the shopper typed: a bank wants the payer's phone in its
 * address, a UPI text names the payer. The store keeps such an outcome with the secrets hidden, the true one
 * stays in this page's memory, and the listener that leaves the shop asks for it by `openOutcome`. A trace that is
 * replayed finds nothing there, and shows what the store holds.
 */
const trueOutcomes = new WeakMap<PaymentOutcome, PaymentOutcome>();

type LeadingOn = Extract<PaymentOutcome, { kind: 'redirectPost' | 'deeplink' | 'redirect' }>;
type Shown = Extract<PaymentOutcome, { kind: 'qrText' | 'qrImage' }>;

function hidden(outcome: PaymentOutcome, hide: Hide): PaymentOutcome {
  switch (outcome.kind) {
    case 'redirectPost':
      return {
        ...outcome,
        url: hide(outcome.url),
        inputs: outcome.inputs.map(({ name, value }) => ({ name: hide(name), value: hide(value) })),
      };
    case 'deeplink':
    case 'redirect':
      return { ...outcome, url: hide(outcome.url) };
    case 'qrText':
      return { ...outcome, text: hide(outcome.text) };
    case 'qrImage':
      return { ...outcome, dataUrl: hide(outcome.dataUrl) };
    case 'failed':
      return { ...outcome, message: hide(outcome.message).slice(0, SENTENCE_LENGTH) };
    case 'completed':
      return outcome;
  }
}

/** What the store may hold of an outcome: the outcome without the request's secrets. */
export function closeOutcome(outcome: PaymentOutcome, hide: Hide): PaymentOutcome {
  const closed = hidden(outcome, hide);
  // A failure leads nowhere: what is hidden in its sentence stays hidden.
  if (outcome.kind !== 'failed') trueOutcomes.set(closed, outcome);
  return closed;
}

/** The outcome as the server sent it, for the browser alone; the stored one where this page did not get it. */
export function openOutcome(stored: LeadingOn): LeadingOn;
export function openOutcome(stored: Shown): Shown;
export function openOutcome(stored: PaymentOutcome): PaymentOutcome {
  return trueOutcomes.get(stored) ?? stored;
}
