/** Lets a build that records visits see every call of the API. Other builds hold nothing of it. */

/** A finished call. Sizes are those of the bodies in bytes; null for unknown. */
export interface WatchedCall {
  readonly method: string;
  /** With its query, without the origin. */
  readonly path: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** In milliseconds. */
  readonly duration: number;
  readonly sent: number | null;
  readonly received: number | null;
  /** What went wrong; '' for nothing. */
  readonly error: string;
  /** What was sent and what the answer holds, as the API layer has them; undefined for nothing. */
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** Called when a call begins; its result is called when the call has ended. */
type CallWatcher = () => (call: WatchedCall) => void;

let watcher: CallWatcher | null = null;

/** The sizes of bodies by path, until their calls have ended. */
const bodySizes = new Map<string, number>();

/** Sets who is told of calls; null for nobody. */
export function setCallWatcher(watch: CallWatcher | null): void {
  watcher = watch;
}

/** A call begins. Returns what to call at its end; null where nobody watches. */
export function startCall(): ((call: WatchedCall) => void) | null {
  return watcher?.() ?? null;
}

/** The path and query of an address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Notes the size of a body in bytes, for the end of its call. */
export function noteBodySize(address: string, size: number): void {
  if (watcher !== null) bodySizes.set(pathOf(address), size);
}

/** The size of the body that was received last from a path, in bytes; null for none. */
export function takeBodySize(path: string): number | null {
  const size = bodySizes.get(path) ?? null;
  bodySizes.delete(path);
  return size;
}
