import type { RootState } from '../../app/types';

/** What is known of the connection to the API. */
export const selectConnectionTest = (state: RootState) => state.diagnostics;

/** Whether a connectivity test is running, which tells its outcome itself. */
export const selectIsTesting = (state: RootState) => state.diagnostics.kind === 'testing';
