import { createSlice } from '@reduxjs/toolkit';
import { isApiError, messageOf } from '../../api/apiError';
import type { ResponseHeaders } from '../../api/baseQuery';
import { storefrontApi } from '../../api/storefrontApi';
import { isRecord, readNumber, readTextMap } from '../../lib/untrusted';
import { diagnosticsTexts } from './diagnosticsTexts';

/**
 * The connectivity test.
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

const noTest: ConnectionTest = { kind: 'idle' };

const noMessage = 'unknown';

/** An HTTP error or a missing answer is a failed connection; an unreadable answer is an unexpected error. */
function describeFailure(error: unknown): ConnectionTest {
  if (isApiError(error) && error.kind === 'http') {
    return { kind: 'failed', message: diagnosticsTexts.connectionFailed, status: error.status };
  }
  if (isApiError(error) && error.kind === 'network') {
    return { kind: 'failed', message: diagnosticsTexts.connectionFailed, status: null };
  }
  return {
    kind: 'failed',
    message: diagnosticsTexts.unexpectedError(messageOf(error, noMessage)),
    status: null,
  };
}

const { getStoreInfo } = storefrontApi.endpoints;

const diagnosticsSlice = createSlice({
  name: 'diagnostics',
  initialState: (): ConnectionTest => noTest,
  reducers: {
    /** The page was opened. */
    opened: (): ConnectionTest => noTest,
    testStarted: (): ConnectionTest => ({ kind: 'testing', startedAt: null }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(getStoreInfo.matchPending, (test, { meta }): ConnectionTest =>
        test.kind === 'testing' ? { ...test, startedAt: meta.startedTimeStamp } : test,
      )
      .addMatcher(getStoreInfo.matchFulfilled, (test, { meta, payload }): ConnectionTest => {
        if (test.kind !== 'testing') return test;
        const answer = isRecord(meta.baseQueryMeta) ? meta.baseQueryMeta : {};
        return {
          kind: 'connected',
          storeName: payload.storeName,
          status: readNumber(answer['status']),
          headers: readTextMap(answer['headers']),
          duration: Math.max(0, meta.fulfilledTimeStamp - (test.startedAt ?? meta.fulfilledTimeStamp)),
        };
      })
      .addMatcher(getStoreInfo.matchRejected, (test, { meta, payload, error }): ConnectionTest => {
        // `condition`: the same request is pending already, and its outcome counts.
        if (test.kind !== 'testing' || meta.condition || meta.aborted) return test;
        return describeFailure(payload ?? new Error(error.message ?? ''));
      });
  },
  selectors: {
    /** The test and its outcome. */
    selectConnectionTest: (test) => test,
    /** Whether a test is running: it shows its outcome itself. */
    selectIsTesting: ({ kind }) => kind === 'testing',
  },
});

export const diagnosticsActions = diagnosticsSlice.actions;
export const { opened, testStarted } = diagnosticsActions;
export const { selectConnectionTest, selectIsTesting } = diagnosticsSlice.selectors;
export const diagnosticsReducer = diagnosticsSlice.reducer;
