import type { ResponseHeaders } from '../../api/baseQuery';

/**
 * The connectivity test (specification, sections 2, 7 and 8).
 *
 *   idle | connected | failed --testStarted--> testing
 *   testing --store info loaded--> connected
 *   testing --store info failed--> failed
 *   any --opened--> idle
 */
export type ConnectionTest =
  | { readonly kind: 'idle' }
  /** `startedAt` is in milliseconds since 1970; null until the request has been sent. */
  | { readonly kind: 'testing'; readonly startedAt: number | null }
  | {
      readonly kind: 'connected';
      readonly storeName: string;
      /** The HTTP status, or null where it is unknown. */
      readonly status: number | null;
      readonly headers: ResponseHeaders;
      /** How long the answer took, in milliseconds. */
      readonly duration: number;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number | null };

/** No test was started. */
export const noTest: ConnectionTest = { kind: 'idle' };
