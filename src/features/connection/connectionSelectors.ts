import type { RootState } from '../../app/types';

/** Whether the browser says that it has no network. */
export const selectIsOffline = (state: RootState) => state.connection.status === 'offline';
