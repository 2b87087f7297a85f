/** The results of saving and copying the QR code that is shown. In the store, so that a trace shows them. */
export interface QrToolsState {
  /** Which message is shown; null for none. */
  readonly said: 'copied' | 'saveFailed' | null;
  /** The browser does not allow copying, so the text is shown, to be copied by hand. */
  readonly isTextShown: boolean;
}

/** Nothing was saved or copied. */
export const noQrResults: QrToolsState = { said: null, isTextShown: false };
