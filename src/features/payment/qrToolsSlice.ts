import { createSlice } from '@reduxjs/toolkit';
import { closed, formReopened, submitted } from './paymentSlice';

/** The results of saving and copying the QR code that is shown. In the store, so that a trace shows them. */
export interface QrToolsState {
  /** Which message is shown; null for none. */
  readonly said: 'copied' | 'saveFailed' | null;
  /** The browser does not allow copying, so the text is shown, to be copied by hand. */
  readonly isTextShown: boolean;
}

/** Nothing was saved or copied. */
const noQrResults: QrToolsState = { said: null, isTextShown: false };

const qrToolsSlice = createSlice({
  name: 'qrTools',
  initialState: noQrResults,
  reducers: {
    copied: (state): QrToolsState => ({ ...state, said: 'copied' }),
    copyRefused: (state): QrToolsState => ({ ...state, isTextShown: true }),
    saveRefused: (state): QrToolsState => ({ ...state, said: 'saveFailed' }),
  },
  extraReducers: (builder) => {
    // The results belong to one code.
    for (const event of [submitted, formReopened, closed]) builder.addCase(event, () => noQrResults);
  },
  selectors: {
    /** The results of saving and copying the QR code. */
    selectQrTools: (state) => state,
  },
});

export const qrToolsActions = qrToolsSlice.actions;
export const { selectQrTools } = qrToolsSlice.selectors;
export const qrToolsReducer = qrToolsSlice.reducer;
