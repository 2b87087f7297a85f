/**
 * What the tabs have sent, for the holder of the lock. Local storage is not enough: a browser process may read it later
 * than another one has written it, and the lock can be granted in between. A finished write of the ledger is seen by
 * every tab at once.
 */
export interface PurchaseLedger {
  /** The text that was written last; null for none. Best effort: null where the browser denies it. */
  readonly read: () => Promise<string | null>;
  /** Resolves when every tab reads this text; null removes it. Best effort. */
  readonly write: (text: string | null) => Promise<void>;
  /** Removes everything. */
  readonly clear: () => void;
}
