import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { ToastVariant } from '../../components/ToastContent';
import { toastTitles } from '../../lib/texts';

/** A toast on screen. Its action is a plain event, so that a trace can hold it. */
export interface Toast {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  readonly action: { readonly label: string; readonly event: UnknownAction } | null;
}

/** What a listener says to show a toast: a success titled 'Success' unless it says otherwise (ruling 9). */
export interface ToastDraft {
  readonly variant?: ToastVariant;
  readonly title?: string;
  readonly message: string;
  readonly action?: { readonly label: string; readonly event: UnknownAction };
}

interface NotificationsState {
  readonly toasts: readonly Toast[];
}

const initialState: NotificationsState = { toasts: [] };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastShown: {
      prepare: (draft: ToastDraft) => {
        const variant = draft.variant ?? 'success';
        const toast: Toast = {
          id: nanoid(),
          variant,
          title: draft.title ?? (variant === 'destructive' ? toastTitles.error : toastTitles.success),
          message: draft.message,
          action: draft.action ?? null,
        };
        return { payload: toast };
      },
      /** A toast that says the same as one on screen takes its place. */
      reducer: (state, action: PayloadAction<Toast>) => ({
        toasts: [
          ...state.toasts.filter(
            (toast) => toast.title !== action.payload.title || toast.message !== action.payload.message,
          ),
          action.payload,
        ],
      }),
    },
    toastDismissed: (state, action: PayloadAction<{ id: string }>) => ({
      toasts: state.toasts.filter((toast) => toast.id !== action.payload.id),
    }),
  },
  selectors: {
    /** The toasts on screen, oldest first. */
    selectToasts: ({ toasts }) => toasts,
  },
});

export const { toastShown, toastDismissed } = notificationsSlice.actions;
export const { selectToasts } = notificationsSlice.selectors;
export const notificationsReducer = notificationsSlice.reducer;
