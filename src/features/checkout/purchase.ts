import { orderTotal } from '../../api/models/order';
import type { CartLine } from '../../api/models/types';
import { readPaymentAttempt, type PaymentAttempt } from '../../api/paymentAttempt';
import { parseJson } from '../../browser/bestEffortStorage';
import { LIMITS } from '../../lib/constants';
import { piecesBy } from '../../lib/lineChoice';
import { blankAddress, readAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { isRecord, readList, readNumber, readShortTexts, readText } from '../../lib/untrusted';
import { readLine } from '../cart';

/** The states of a purchase: see the diagram in checkoutSlice.ts. */
const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;
type PurchasePhase = (typeof phases)[number];

/** One purchase, from the typed address to the paid order. */
export interface Purchase {
  /** Created by the tab that submitted it. */
  readonly id: string;
  /** Incremented with every change: of two versions of a record the higher one is newer. */
  readonly revision: number;
  readonly phase: PurchasePhase;
  /** The cart's lines at submission; kept with the order, which the server lists without pictures. */
  readonly lines: readonly CartLine[];
  readonly address: ShippingAddress;
  /** The id of the last purchase that was removed from the cart before: distinguishes a refilled cart. */
  readonly after: string;
  /** Numbers of the orders before it was sent; null if unknown. */
  readonly knownOrderIds: readonly string[] | null;
  /** When the request was sent, in milliseconds since 1970; 0 before. */
  readonly sentAt: number;
  /** The order's number; '' while it is unknown. */
  readonly orderId: string;
  /** The payment that was started and is approved elsewhere. */
  readonly attempt?: PaymentAttempt;
  /** Whether the shopper has closed the mark of the unpaid order. */
  readonly isDismissed?: boolean;
}

/** The id of the record with the address that is being typed. */
export const DRAFT_ID = 'draft';

/** Maximum number of records, and of known orders and lines in each. */
const RECORD_LIMIT = 20;
const knownLimits = { count: LIMITS.orders, length: LIMITS.idLength } as const;
const LINE_LIMIT = 1000;

const VERSION = 1;

export function blankPurchase(id: string, phase: PurchasePhase): Purchase {
  return {
    id,
    revision: 1,
    phase,
    lines: [],
    address: blankAddress,
    after: '',
    knownOrderIds: null,
    sentAt: 0,
    orderId: '',
  };
}

/** Whether the lines of two purchases are sent as the same order: sizes and colours are not sent. */
export function isSameOrder(one: Purchase['lines'], other: Purchase['lines']): boolean {
  const text = (lines: Purchase['lines']): string =>
    JSON.stringify(Object.entries(toOrderProducts(lines)).sort());
  return text(one) === text(other);
}

/** Whether a purchase may have led to an order, or is one: only such a purchase, and the typed address, is stored. */
export function isSent({ sentAt, orderId }: Purchase): boolean {
  return sentAt > 0 || orderId !== '';
}

function isNewer(one: Purchase, other: Purchase): boolean {
  const rank =
    // A number that is known stays known.
    Number(one.orderId !== '') - Number(other.orderId !== '') ||
    one.revision - other.revision ||
    Number(one.phase === 'settled') - Number(other.phase === 'settled') ||
    // A payment that was started is known from then on.
    (one.attempt?.startedAt ?? 0) - (other.attempt?.startedAt ?? 0) ||
    phases.indexOf(one.phase) - phases.indexOf(other.phase);
  // Arbitrary, but the same in every tab.
  return rank === 0 ? textOf(one) > textOf(other) : rank > 0;
}

/** When something was last sent for a purchase, in milliseconds since 1970; 0 before. */
export function lastSentAt({ sentAt, attempt }: Purchase): number {
  return Math.max(sentAt, attempt?.startedAt ?? 0);
}

/** The record to drop beyond the limit: the oldest settled one, else the oldest order without a payment on its way. */
function leastNeeded(records: readonly Purchase[]): Purchase | undefined {
  const oldest = (phase: Purchase['phase']) =>
    records
      .filter((record) => record.phase === phase)
      .toSorted((one, other) => lastSentAt(one) - lastSentAt(other))[0];
  return oldest('settled') ?? oldest('placed') ?? records[0];
}

/** The oldest first, in the same order in every tab. */
export function inOrder(records: Iterable<Purchase>): readonly Purchase[] {
  return [...records].sort((a, b) => a.sentAt - b.sentAt || (a.id < b.id ? -1 : 1));
}

/**
 * Merges two lists of records, with the newer version of each; the result does not depend on the order of merging.
 * Returns the first list itself where the other adds nothing.
 */
export function mergePurchases(one: readonly Purchase[], other: readonly Purchase[]): readonly Purchase[] {
  const records = new Map<string, Purchase>();
  for (const record of [...one, ...other]) {
    const known = records.get(record.id);
    if (known === undefined || isNewer(record, known)) records.set(record.id, record);
  }
  let merged = inOrder(records.values());
  while (merged.length > RECORD_LIMIT) {
    const dropped = leastNeeded(merged);
    merged = merged.filter((record) => record !== dropped);
  }
  const isSame = merged.length === one.length && merged.every((record, index) => record === one[index]);
  return isSame ? one : merged;
}

/** A record from an untrusted stored value; null for none, and for one of an older version that was never sent. */
function readRecord(value: unknown): Purchase | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const phase = phases.find((each) => each === value['phase']);
  if (id === '' || phase === undefined) return null;
  const known = value['knownOrderIds'];
  const attempt = readPaymentAttempt(value['attempt']);
  const record: Purchase = {
    id,
    revision: Math.max(1, Math.floor(readNumber(value['revision']) ?? 1)),
    phase,
    lines: readList(value['lines'])
      .slice(0, LINE_LIMIT)
      .flatMap((line) => readLine(line) ?? []),
    address: readAddress(value['address']) ?? blankAddress,
    after: readText(value['after']),
    // A part of them would make the others new.
    knownOrderIds:
      Array.isArray(known) && known.length <= knownLimits.count ? readShortTexts(known, knownLimits) : null,
    sentAt: Math.max(0, readNumber(value['sentAt']) ?? 0),
    orderId: readText(value['orderId']),
    ...(attempt !== null && { attempt }),
    ...(value['isDismissed'] === true && { isDismissed: true }),
  };
  return phase === 'placing' && !isSent(record) ? null : record;
}

/** The text of a record, with its fields in the same order however it came about: else two tabs would never agree. */
function textOf(record: Purchase): string {
  return JSON.stringify(readRecord(record));
}

/** The records in a stored text if they belong to the session `owner`, else none. Never throws. */
export function parsePurchases(text: string | null, owner: string): readonly Purchase[] {
  const stored = parseJson(text);
  if (owner === '' || !isRecord(stored) || stored['version'] !== VERSION || stored['owner'] !== owner)
    return [];
  const records = readList(stored['records']).flatMap((record) => readRecord(record) ?? []);
  return mergePurchases(records, []);
}

/** The text to store for a session's records; null for none. What waits for the lock is not stored: it was not sent. */
export function formatPurchases(records: readonly Purchase[], owner: string): string | null {
  const stored = records.filter((record) => record.id === DRAFT_ID || isSent(record));
  if (owner === '' || stored.length === 0) return null;
  return JSON.stringify({ version: VERSION, owner, records: stored.map(readRecord) });
}

export function isUnpaid({ phase }: { readonly phase: string }): boolean {
  return phase === 'placed' || phase === 'paying';
}

/** How a payment of an order goes on that was sent from this device; null where none is known. */
export type PaidBy = PaymentAttempt['kind'] | null;

export function paidByOf({ phase, attempt }: Pick<Purchase, 'phase' | 'attempt'>): PaidBy {
  return phase === 'paying' ? 'unanswered' : (attempt?.kind ?? null);
}

/** What lines cost at their own prices, in rupees. */
export function purchaseTotal(lines: readonly CartLine[]): number {
  return orderTotal({ items: lines });
}

/** Quantity by product id for POST /orders; lines of one product are added up. */
export function toOrderProducts(lines: readonly CartLine[]): Record<string, number> {
  return Object.fromEntries(piecesBy(lines, ({ id }) => id));
}
