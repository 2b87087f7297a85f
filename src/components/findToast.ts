export const TOAST_ATTRIBUTE = 'data-toast';

/** Whether the focus is in a toast, which may be about to go. */
export function isFocusInToast(): boolean {
  return (document.activeElement?.closest(`[${TOAST_ATTRIBUTE}]`) ?? null) !== null;
}
