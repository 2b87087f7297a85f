import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { resolvedEndpoint } from '../../api/apiMatchers';
import { storefrontApi, type EndpointName } from '../../api/storefrontApi';
import type { ToastVariant } from '../../components/ToastContent';
import { toastTitles } from '../../lib/texts';

/** What a toast is about: a call, a size that was not chosen, or the last kept address that was removed. */
type ToastSubject = EndpointName | 'size' | 'savedAddress';

export interface Toast {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  readonly action: { readonly label: string; readonly event: UnknownAction } | null;
  /** What it is about: it goes when the call is made again or succeeds, or the matter is put right; null for none. */
  readonly about: ToastSubject | null;
  /** Whether the shop is about to navigate: the toast is for the page that comes. */
  readonly isForNextPage: boolean;
}

/** A new toast: by default a success titled 'Success'. */
export type ToastDraft = Pick<Toast, 'message'> & Partial<Omit<Toast, 'id'>>;

interface NotificationsState {
  readonly toasts: readonly Toast[];
}

const initialState: NotificationsState = { toasts: [] };

function withoutResolved(state: NotificationsState, endpoint: string): NotificationsState {
  const toasts = state.toasts.filter(({ about }) => about !== endpoint);
  return toasts.length === state.toasts.length ? state : { toasts };
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastShown: {
      prepare: ({
        message,
        variant = 'success',
        title = variant === 'destructive' ? toastTitles.error : toastTitles.success,
        action = null,
        about = null,
        isForNextPage = false,
      }: ToastDraft): { payload: Toast } => ({
        payload: { id: nanoid(), variant, title, message, action, about, isForNextPage },
      }),
      /** A toast with the same texts as another, or about the same call, replaces it. */
      reducer: (state, { payload }: PayloadAction<Toast>) => ({
        toasts: [
          ...state.toasts.filter(
            ({ title, message, about }) =>
              (title !== payload.title || message !== payload.message) &&
              (about === null || about !== payload.about),
          ),
          payload,
        ],
      }),
    },
    toastDismissed: (state, action: PayloadAction<{ id: string }>) => ({
      toasts: state.toasts.filter((toast) => toast.id !== action.payload.id),
    }),
    /** What a toast complained of was put right without a call, such as a form that is filled in now. */
    toastsResolved: (state, { payload }: PayloadAction<{ about: ToastSubject }>) =>
      withoutResolved(state, payload.about),
    /** Another page was opened: only toasts that offer an action or were meant for this page stay. */
    pageLeft: (state) => ({
      toasts: state.toasts
        .filter(({ action, isForNextPage }) => action !== null || isForNextPage)
        .map((toast) => ({ ...toast, isForNextPage: false })),
    }),
  },
  extraReducers: (builder) =>
    builder
      // The listener that greets the shopper comes after the reducers.
      .addMatcher(storefrontApi.endpoints.authorizeUser.matchFulfilled, () => initialState)
      .addMatcher(
        (action) => resolvedEndpoint(action) !== '',
        (state, action) => withoutResolved(state, resolvedEndpoint(action)),
      ),
  selectors: {
    /** Oldest first. */
    selectToasts: ({ toasts }) => toasts,
  },
});

export const notificationsActions = notificationsSlice.actions;
export const { toastShown, toastDismissed, toastsResolved, pageLeft } = notificationsActions;
export const { selectToasts } = notificationsSlice.selectors;
export const notificationsReducer = notificationsSlice.reducer;
