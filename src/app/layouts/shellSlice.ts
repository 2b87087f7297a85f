import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../../features/location/locationSlice';

/** Whether the account's menu is open. In the store, so that Redux DevTools show it. */
export interface ShellState {
  readonly open: 'accountMenu' | null;
}

const initialState: ShellState = { open: null };

const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    opened: (_state, action: PayloadAction<'accountMenu'>): ShellState => ({ open: action.payload }),
    closed: (): ShellState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: {
    /** Which menu is open; null for none. */
    selectOpenMenu: ({ open }) => open,
  },
});

export const shellActions = shellSlice.actions;
export const { opened: shellOpened, closed: shellClosed } = shellActions;
export const { selectOpenMenu } = shellSlice.selectors;
export const shellReducer = shellSlice.reducer;
