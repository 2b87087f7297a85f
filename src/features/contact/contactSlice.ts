import { createSlice } from '@reduxjs/toolkit';

/**
 * The contact form. The message itself stays in the form: sending is simulated.
 *
 *   idle --messageSubmitted--> sending --messageSent--> idle, one more sent
 */
interface ContactState {
  readonly status: 'idle' | 'sending';
  /** How many messages were sent in this visit; the form clears when it grows. */
  readonly sentCount: number;
}

/** Nothing was sent. */
const initialState: ContactState = { status: 'idle', sentCount: 0 };

const contactSlice = createSlice({
  name: 'contact',
  initialState,
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
