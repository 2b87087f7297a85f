import type { RootState } from '../../app/types';

/** The toasts on screen, oldest first. */
export const selectToasts = (state: RootState) => state.notifications.toasts;
