import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the browser has a network. It can be wrong in one direction: an 'online' browser may still reach nobody.
 *
 *   online --connectionLost--> offline --connectionRegained--> online
 */
interface ConnectionState {
  readonly status: 'online' | 'offline';
}

const initialState: ConnectionState = { status: 'online' };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    lost: (): ConnectionState => ({ status: 'offline' }),
    regained: (): ConnectionState => ({ status: 'online' }),
  },
  selectors: {
    /** Whether the browser says that it has no network. */
    selectIsOffline: ({ status }) => status === 'offline',
  },
});

export const { lost: connectionLost, regained: connectionRegained } = connectionSlice.actions;
export const { selectIsOffline } = connectionSlice.selectors;
export const connectionReducer = connectionSlice.reducer;
