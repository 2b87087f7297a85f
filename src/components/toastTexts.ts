/** A toast of any feature. */
export const toastTexts = {
  close: 'Close notification',
} as const;
