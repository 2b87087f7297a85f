import { createSlice } from '@reduxjs/toolkit';
import { closed, formReopened, submitted } from './paymentSlice';

/** What became of saving or copying the QR code that is shown. In the store, so that a trace shows it. */
export interface QrToolsState {
  /** What is said of it; null while there is nothing to say. */
  readonly said: 'copied' | 'saveFailed' | null;
  /** The browser copies nothing, so the code's text is shown, to be copied by hand. */
  readonly isTextShown: boolean;
}

const initialState: QrToolsState = { said: null, isTextShown: false };

const qrToolsSlice = createSlice({
  name: 'qrTools',
  initialState,
  reducers: {
    copied: (state): QrToolsState => ({ ...state, said: 'copied' }),
    copyRefused: (state): QrToolsState => ({ ...state, isTextShown: true }),
    saveRefused: (state): QrToolsState => ({ ...state, said: 'saveFailed' }),
  },
  extraReducers: (builder) => {
    // Another code is another matter.
    for (const event of [submitted, formReopened, closed]) builder.addCase(event, () => initialState);
  },
});

export const {
  copied: qrCopied,
  copyRefused: qrCopyRefused,
  saveRefused: qrSaveRefused,
} = qrToolsSlice.actions;
export const qrToolsReducer = qrToolsSlice.reducer;
