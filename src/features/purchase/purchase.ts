import type { CartLine } from '../../api/models/types';
import { parseJson } from '../../lib/bestEffortStorage';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { blankAddress, readAddress } from '../../lib/shippingAddress';
import { isRecord, readList, readNumber, readText, readTexts } from '../../lib/untrusted';

/** Where a purchase stands. See the diagram in purchaseSlice.ts. */
const phases = ['draft', 'placing', 'unsure', 'placed', 'paying', 'settled'] as const;
export type PurchasePhase = (typeof phases)[number];

/** What a purchase keeps of a cart line: enough to send it, to recognise its order and to take it out of the cart. */
export type PurchaseLine = Pick<CartLine, 'id' | 'name' | 'quantity' | 'selectedSize' | 'selectedColor'>;

/** One purchase, from the address that is being typed to the order that no longer waits for a payment. */
export interface Purchase {
  /** Given by the tab that submitted it, and smaller than those of purchases submitted later. */
  readonly id: string;
  /** Counts the changes: of two versions of a record the one with more is the newer. */
  readonly revision: number;
  readonly phase: PurchasePhase;
  /** The cart's lines when it was submitted. */
  readonly lines: readonly PurchaseLine[];
  readonly address: ShippingAddress;
  /** The last purchase whose lines had left the cart before: the same cart is not ordered twice, a refilled one is. */
  readonly after: string;
  /** Numbers of the orders that waited for a payment before it was sent; null where nobody knew. */
  readonly knownOrderIds: readonly string[] | null;
  /** When it was sent, in milliseconds since 1970 by this device's clock; 0 while it has not been. */
  readonly sentAt: number;
  /** The order's number; '' while nobody knows it. */
  readonly orderId: string;
}

/** The id of the record that holds the address while it is being typed. */
export const DRAFT_ID = 'draft';

/** How many records are kept at most, and numbers of known orders in each. */
const RECORD_LIMIT = 20;
const KNOWN_ORDER_LIMIT = 500;
const LINE_LIMIT = 1000;

/** The version of the stored form. */
const VERSION = 1;

/** A record of which nothing is known but its id. */
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

/** Whether a purchase has become an order that waits for its payment. */
export function isUnpaid({ phase }: Purchase): boolean {
  return phase === 'placed' || phase === 'paying';
}

/** What a purchase keeps of the cart's lines. */
export function toPurchaseLines(lines: readonly CartLine[]): PurchaseLine[] {
  return lines.map(({ id, name, quantity, selectedSize, selectedColor }) => ({
    id,
    name,
    quantity,
    selectedSize,
    selectedColor,
  }));
}

/** The same purchase, submitted twice: the same lines of the same cart. */
export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  const text = ({ lines, after }: Purchase): string =>
    JSON.stringify([
      after,
      lines.map((line) => [line.id, line.selectedSize, line.selectedColor, line.quantity]).sort(),
    ]);
  return text(one) === text(other);
}

function isNewer(one: Purchase, other: Purchase): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  const rank = phases.indexOf(one.phase) - phases.indexOf(other.phase);
  // Any rule will do as long as every tab follows the same one.
  return rank !== 0 ? rank > 0 : JSON.stringify(one) > JSON.stringify(other);
}

/** Which of too many records is forgotten: the oldest settled one, else the oldest order; never one without an order. */
function leastNeeded(records: readonly Purchase[]): number {
  const settled = records.findIndex(({ phase }) => phase === 'settled');
  return Math.max(0, settled < 0 ? records.findIndex(isUnpaid) : settled);
}

/**
 * Two tabs' records as one list, the newer version of each: whatever order they are merged in, every tab ends with
 * the same. Gives the first list itself where the other adds nothing.
 */
export function mergePurchases(one: readonly Purchase[], other: readonly Purchase[]): readonly Purchase[] {
  const records = new Map<string, Purchase>();
  for (const record of [...one, ...other]) {
    const known = records.get(record.id);
    if (known === undefined || isNewer(record, known)) records.set(record.id, record);
  }
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
  };
}

/** The records in a stored text, if they are this session's; none for any other text. Never throws. */
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

/** The stored text of a session's records; null where there is nothing to store. */
export function formatPurchases(records: readonly Purchase[], owner: string): string | null {
  if (owner === '' || records.length === 0) return null;
  return JSON.stringify({ version: VERSION, owner, records });
}
