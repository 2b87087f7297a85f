import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { ToastVariant } from '../../components/ToastContent';
import { toastTitles } from '../../lib/texts';

/** A toast. Its action is a plain Redux action, so that a trace can contain it. */
export interface Toast {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  readonly action: { readonly label: string; readonly event: UnknownAction } | null;
}

/** The payload for a new toast: by default a success titled 'Success' (ruling 9). */
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
      /** A toast with the same texts as another replaces it. */
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
    /** Oldest first. */
    selectToasts: ({ toasts }) => toasts,
  },
});

export const { toastShown, toastDismissed } = notificationsSlice.actions;
export const { selectToasts } = notificationsSlice.selectors;
export const notificationsReducer = notificationsSlice.reducer;
