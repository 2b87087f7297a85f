import type { CartLine } from '../../api/models/types';
import type { PaymentAttempt } from '../../api/paymentAttempt';
import { readPaymentAttempt } from '../../api/paymentAttempt';
import { parseJson } from '../../browser/bestEffortStorage';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { blankAddress, readAddress } from '../../lib/shippingAddress';
import { isRecord, readList, readNumber, readText, readTexts } from '../../lib/untrusted';

/** The states of a purchase: see the diagram in checkoutSlice.ts. */
const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;
type PurchasePhase = (typeof phases)[number];

/** The part of a cart line that is needed to send it, to recognise its order and to remove it from the cart. */
export type PurchaseLine = Pick<CartLine, 'id' | 'name' | 'quantity' | 'selectedSize' | 'selectedColor'>;

/** One purchase, from the typed address to the paid order. */
export interface Purchase {
  /** Created by the tab that submitted it, and smaller than those of purchases submitted later. */
  readonly id: string;
  /** Incremented with every change: of two versions of a record the higher one is newer. */
  readonly revision: number;
  readonly phase: PurchasePhase;
  /** The cart's lines at submission. */
  readonly lines: readonly PurchaseLine[];
  readonly address: ShippingAddress;
  /** The id of the last purchase that was removed from the cart before: distinguishes a refilled cart. */
  readonly after: string;
  /** Numbers of the pending orders before it was sent; null if unknown. */
  readonly knownOrderIds: readonly string[] | null;
  /** When the request was sent, in milliseconds since 1970; 0 before. */
  readonly sentAt: number;
  /** The order's number; '' while it is unknown. */
  readonly orderId: string;
  /** The payment that was started and is approved elsewhere; not there in records of older builds and traces. */
  readonly attempt?: PaymentAttempt;
}

/** The id of the record with the address that is being typed. */
export const DRAFT_ID = 'draft';

/** Maximum number of records, and of known orders and lines in each. */
const RECORD_LIMIT = 20;
const KNOWN_ORDER_LIMIT = 500;
const LINE_LIMIT = 1000;

/** The version of the stored form. */
const VERSION = 1;

/** A record with only an id and a phase. */
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

/** A record that remembers no started payment. */
export function withoutAttempt({ attempt: _attempt, ...record }: Purchase): Purchase {
  return record;
}

/** The lines of a purchase from those of the cart. */
export function toPurchaseLines(lines: readonly CartLine[]): PurchaseLine[] {
  return lines.map(({ id, name, quantity, selectedSize, selectedColor }) => ({
    id,
    name,
    quantity,
    selectedSize,
    selectedColor,
  }));
}

/** Whether two purchases are submissions of the same cart. */
export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  const text = ({ lines, after }: Purchase): string =>
    JSON.stringify([
      after,
      lines.map((line) => [line.id, line.selectedSize, line.selectedColor, line.quantity]).sort(),
    ]);
  return text(one) === text(other);
}

function isNewer(one: Purchase, other: Purchase): boolean {
  const rank = one.revision - other.revision || phases.indexOf(one.phase) - phases.indexOf(other.phase);
  // Arbitrary, but the same in every tab.
  // Stryker disable next-line EqualityOperator: A rank of 0 is decided by the text; and of two equal texts either record is the same.
  return rank === 0 ? JSON.stringify(one) > JSON.stringify(other) : rank > 0;
}

/** Index of the record to drop beyond the limit: the oldest settled one, else the oldest unpaid order. */
function leastNeeded(records: readonly Purchase[]): number {
  const settled = records.findIndex(({ phase }) => phase === 'settled');
  return Math.max(0, settled < 0 ? records.findIndex(isUnpaid) : settled);
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
  // Stryker disable next-line EqualityOperator: No two records have the same id.
  const merged = [...records.values()].sort((a, b) => a.sentAt - b.sentAt || (a.id < b.id ? -1 : 1));
  while (merged.length > RECORD_LIMIT) merged.splice(leastNeeded(merged), 1);
  const isSame = merged.length === one.length && merged.every((record, index) => record === one[index]);
  return isSame ? one : merged;
}

function readLine(value: unknown): PurchaseLine | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const quantity = readNumber(value['quantity']) ?? 0;
  if (id === '' || !Number.isInteger(quantity) || quantity < 1) return null;
  return {
    id,
    name: readText(value['name']),
    quantity,
    selectedSize: readText(value['selectedSize']),
    selectedColor: readText(value['selectedColor']),
  };
}

function readRecord(value: unknown): Purchase | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const phase = phases.find((each) => each === value['phase']);
  if (id === '' || phase === undefined) return null;
  const known = value['knownOrderIds'];
  const attempt = readPaymentAttempt(value['attempt']);
  return {
    id,
    revision: Math.max(1, Math.floor(readNumber(value['revision']) ?? 1)),
    phase,
    lines: readList(value['lines'])
      .slice(0, LINE_LIMIT)
      .map(readLine)
      .filter((line) => line !== null),
    address: readAddress(value['address']) ?? blankAddress,
    after: readText(value['after']),
    knownOrderIds: Array.isArray(known) ? readTexts(known).slice(0, KNOWN_ORDER_LIMIT) : null,
    sentAt: Math.max(0, readNumber(value['sentAt']) ?? 0),
    orderId: readText(value['orderId']),
    ...(attempt !== null && { attempt }),
  };
}

/** The records in a stored text if they belong to the session `owner`, else none. Never throws. */
export function parsePurchases(text: string | null, owner: string): readonly Purchase[] {
  const stored = parseJson(text);
  if (owner === '' || !isRecord(stored) || stored['version'] !== VERSION || stored['owner'] !== owner)
    return [];
  return mergePurchases(
    readList(stored['records'])
      .map(readRecord)
      .filter((record) => record !== null),
    [],
  );
}

/** The text to store for a session's records; null for none. */
export function formatPurchases(records: readonly Purchase[], owner: string): string | null {
  if (owner === '' || records.length === 0) return null;
  return JSON.stringify({ version: VERSION, owner, records });
}

/**
 * The text of what was sent, for the ledger: without what is being typed, addresses and codes. It is one revision back,
 * so that it never takes the place of the same version with its address.
 */
export function formatSent(records: readonly Purchase[], owner: string): string | null {
  const sent = records.filter(({ sentAt }) => sentAt > 0);
  return formatPurchases(
    sent.map((record) => ({
      ...withoutAttempt(record),
      address: blankAddress,
      revision: record.revision - 1,
    })),
    owner,
  );
}

/** Whether a purchase is an order that is not paid yet. */
export function isUnpaid({ phase }: { readonly phase: string }): boolean {
  return phase === 'placed' || phase === 'paying';
}

/** Quantity by product id for POST /orders; lines of one product are added up [7.calls.20]. */
export function toOrderProducts(lines: readonly PurchaseLine[]): Record<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return Object.fromEntries(quantities);
}
