import { createHide, HIDDEN } from '../lib/secrets/hideText';
import type { OpenPaymentOutcome } from './models/types';
import {
  closeOutcome,
  forgetOutcome,
  openOutcome,
  type QrOutcome,
  type RedirectOutcome,
} from './paymentOutcomes';

const typed = 'asha@payer.example';
const hide = createHide([typed]);
const address = `https://bank.example/pay?mail=${encodeURIComponent(typed)}`;

type LeadingOutcome = Exclude<OpenPaymentOutcome, { kind: 'completed' | 'failed' }>;

const outcomes: readonly LeadingOutcome[] = [
  { kind: 'redirectPost', url: address, inputs: [{ name: 'mail', value: typed }] },
  { kind: 'redirect', url: address },
  { kind: 'deeplink', url: `upi://pay?tn=${typed}` },
  { kind: 'qrText', text: `upi://pay?tn=${typed}` },
];

const copies = {
  itself: (value: unknown) => value,
  'a structured clone': (value: unknown) => structuredClone(value),
  'a spread copy': (value: object) => ({ ...value }),
  'its JSON': (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
};

function close(outcome: LeadingOutcome): RedirectOutcome | QrOutcome {
  const closed = closeOutcome(outcome, hide);
  if (closed.kind === 'completed' || closed.kind === 'failed') throw new Error(closed.kind);
  return closed;
}

function open(closed: RedirectOutcome | QrOutcome): OpenPaymentOutcome | null {
  return closed.kind === 'qrText' || closed.kind === 'qrImage' ? openOutcome(closed) : openOutcome(closed);
}

describe('A closed outcome in which nothing is hidden', () => {
  const plain = { kind: 'redirectPost', url: 'https://bank.example/pay', inputs: [] } as const;

  it('keeps what a form posts to itself all the same', () => {
    const closed = closeOutcome(plain, hide);
    expect(closed).not.toHaveProperty('inputs');
    expect(closed.kind === 'redirectPost' ? openOutcome(closed) : null).toEqual(plain);
  });

  it('opens no form whose inputs another page has', () => {
    expect(openOutcome({ kind: 'redirectPost', url: plain.url, openId: 'of another page' })).toBeNull();
  });

  it('says that a payment is complete', () => {
    expect(closeOutcome({ kind: 'completed' }, hide)).toEqual({ kind: 'completed' });
  });
});

describe.each(outcomes)('A closed outcome of kind $kind', (outcome) => {
  it('holds nothing that was typed', () => {
    const text = JSON.stringify(close(outcome));
    expect(text).not.toContain('asha');
    expect(text).toContain(HIDDEN);
  });

  it.each(Object.entries(copies))('opens to what the server sent, or not at all: %s', (_how, copy) => {
    const closed = close(outcome);
    const copied = copy(closed) as typeof closed;
    expect(open(copied)).toEqual(outcome);
    forgetOutcome(closed);
    expect(open(copied)).toBeNull();
  });
});

it('An outcome with nothing to hide is stored whole, and needs nothing in memory', () => {
  const url = 'https://bank.example/pay?reference=r1';
  const closed = close({ kind: 'redirect', url });
  expect(closed).toEqual({ kind: 'redirect', url, openId: null });
  forgetOutcome(closed);
  expect(open(closed)).toEqual({ kind: 'redirect', url });
});

it('The values of a form are never stored, whatever they are', () => {
  const closed = close({
    kind: 'redirectPost',
    url: 'https://bank.example/pay',
    inputs: [{ name: 'amount', value: '3997.00' }],
  });
  expect(JSON.stringify(closed)).not.toContain('3997');
  forgetOutcome(closed);
  expect(open(closed)).toBeNull();
});

it('An address with a parameter that is a secret is not stored whole', () => {
  const closed = close({ kind: 'redirect', url: 'https://bank.example/pay?token=canary' });
  expect(closed).toMatchObject({ url: 'https://bank.example/pay?token=[secret]' });
  forgetOutcome(closed);
  expect(open(closed)).toBeNull();
});

it('The reason of a failure is kept without what was typed, and cut to what a screen shows', () => {
  const message = `${'x'.repeat(280)} ${typed} ${'y'.repeat(100)}`;
  expect(closeOutcome({ kind: 'failed', message }, hide)).toEqual({
    kind: 'failed',
    message: `${'x'.repeat(280)} ${HIDDEN} ${'y'.repeat(15)}`,
  });
});

it('A picture with nothing to hide is stored whole', () => {
  const dataUrl = 'data:image/png;base64,iVBORw0KGgo=';
  const closed = close({ kind: 'qrImage', dataUrl });
  expect(closed).toEqual({ kind: 'qrImage', dataUrl, openId: null });
  expect(open(closed)).toEqual({ kind: 'qrImage', dataUrl });
});

it('An outcome does not open as one of another kind', () => {
  const closed = close({ kind: 'redirect', url: address });
  if (closed.kind !== 'redirect') throw new Error(closed.kind);
  expect(open({ ...closed, kind: 'deeplink' })).toBeNull();
});

it('A payment that is complete has nothing to forget', () => {
  const kept = close({ kind: 'redirect', url: address });
  forgetOutcome({ kind: 'completed' });
  forgetOutcome({ kind: 'failed', message: '' });
  expect(open(kept)).toEqual({ kind: 'redirect', url: address });
});

it('A form without an id of what was kept opens to nothing', () => {
  close({ kind: 'redirect', url: address });
  const closed = close({ kind: 'redirectPost', url: address, inputs: [] });
  if (closed.kind !== 'redirectPost') throw new Error(closed.kind);
  expect(open({ ...closed, openId: '' })).toBeNull();
});
