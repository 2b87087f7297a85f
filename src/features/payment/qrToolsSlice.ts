import { createSlice } from '@reduxjs/toolkit';
import type { QrToolsState } from './noQrResults';
import { noQrResults } from './noQrResults';
import { closed, formReopened, submitted } from './paymentSlice';

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
