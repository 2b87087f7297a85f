import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the browser is online. An 'online' browser may still not reach the server.
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
    selectIsOffline: ({ status }) => status === 'offline',
  },
});

export const connectionActions = connectionSlice.actions;
export const { lost: connectionLost, regained: connectionRegained } = connectionActions;
export const { selectIsOffline } = connectionSlice.selectors;
export const connectionReducer = connectionSlice.reducer;
