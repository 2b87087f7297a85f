import { createSlice } from '@reduxjs/toolkit';
import type { ContactState } from './initialContact';
import { initialContact } from './initialContact';

const contactSlice = createSlice({
  name: 'contact',
  initialState: initialContact,
  reducers: {
    messageSubmitted: (state): ContactState => ({ ...state, status: 'sending' }),
    messageSent: (state): ContactState => ({ status: 'idle', sentCount: state.sentCount + 1 }),
  },
  selectors: {
    selectIsMessageSending: ({ status }) => status === 'sending',
    /** How many messages were sent in this visit. */
    selectSentMessages: ({ sentCount }) => sentCount,
  },
});

export const contactActions = contactSlice.actions;
export const { messageSubmitted, messageSent } = contactActions;
export const { selectIsMessageSending, selectSentMessages } = contactSlice.selectors;
export const contactReducer = contactSlice.reducer;
