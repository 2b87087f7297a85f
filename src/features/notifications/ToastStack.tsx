import './toastStyles';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import {
  SnackbarContent,
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { findPageHeading } from '../../components/PageHeading';
import { TOAST_ATTRIBUTE, ToastContent } from '../../components/ToastContent';
import { CONTENT_WIDTH, gutter } from '../../components/tokens';
import type { Toast } from './notificationsSlice';

type ShopToastProps = {
  readonly toast: Toast;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
};

declare module 'notistack' {
  interface VariantOverrides {
    shop: ShopToastProps;
  }
}

export interface ToastStackProps {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly toastDismissed: (toast: { readonly id: string }) => void;
  readonly acted: (event: UnknownAction) => void;
  /** Toasts are shown exactly as long as they are in the store. */
  readonly staysOpen?: boolean;
}

/** A toast's content for notistack, which does queue and transitions. */
const ShopToast = forwardRef<HTMLDivElement, ShopToastProps & CustomContentProps>(function ShopToast(
  { toast: { variant, title, message, action }, onAction, onDismiss, style },
  ref,
) {
  return (
    <SnackbarContent ref={ref} style={style}>
      <ToastContent
        {...{ variant, title, message }}
        {...(action !== null && { actionLabel: action.label, onAction })}
        onClose={onDismiss}
      />
    </SnackbarContent>
  );
});

/** How long a toast is shown, in milliseconds; null until it is closed, resolved or left behind, as failures are. */
function shownFor({ action, variant }: Toast): number | null {
  if (variant === 'destructive') return null;
  return action === null ? 5000 : 8000;
}

/** Keeps notistack's toasts equal to those of the slice. */
function Bridge({ toasts, toastDismissed, acted, staysOpen = false }: ToastStackProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<SnackbarKey>());
  const isFocusLeaving = useRef(false);

  // After the page has changed: what an action does may replace the heading, or take the focus itself.
  useEffect(() => {
    const focused = document.activeElement?.closest(`[${TOAST_ATTRIBUTE}]`) ?? null;
    if (isFocusLeaving.current && focused !== null) findPageHeading(document)?.focus({ preventScroll: true });
    isFocusLeaving.current = false;
  }, [toasts]);

  useEffect(() => {
    const newest = staysOpen ? toasts : toasts.slice(-1);
    const wanted = new Set<SnackbarKey>(newest.map((toast) => toast.id));
    for (const toast of toasts) {
      // A failure is shown again once the newer toast has gone.
      if (!wanted.has(toast.id) && toast.variant !== 'destructive') toastDismissed({ id: toast.id });
    }
    for (const key of shown.current) {
      if (wanted.has(key)) continue;
      shown.current.delete(key);
      closeSnackbar(key);
    }
    for (const toast of newest) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      const onDismiss = (): void => {
        isFocusLeaving.current = true;
        toastDismissed({ id: toast.id });
      };
      enqueueSnackbar(toast.message, {
        key: toast.id,
        variant: 'shop',
        toast,
        onDismiss,
        onAction: () => {
          if (toast.action !== null) acted(toast.action.event);
          onDismiss();
        },
        autoHideDuration: staysOpen ? null : shownFor(toast),
        onClose: () => {
          // Its time is over.
          if (shown.current.has(toast.id)) toastDismissed({ id: toast.id });
        },
      });
    }
  }, [toasts, enqueueSnackbar, closeSnackbar, toastDismissed, acted, staysOpen]);

  return null;
}

/** What notistack leaves above and below each toast, in pixels. */
const AROUND_TOAST = 6;

/**
 * Toasts are over the header: what they are about, and what is pressed next, is below it. With `body` for a higher
 * specificity than notistack's own rule.
 */
const positionStyles = ({ breakpoints }: Theme) => ({
  // On phones in its place.
  [breakpoints.down('md')]: {
    'body .notistack-SnackbarContainer': { top: -AROUND_TOAST, width: '100%', maxWidth: '100%' },
  },
  [breakpoints.up('md')]: {
    // At half the window's width, as it begins in its middle, more texts would take two lines.
    'body .notistack-SnackbarContainer': { top: 2, width: 'max-content' },
    // Over the header's navigation, all of it: beside the shop's name, the account and the cart, and the search's field.
    'body:has(.MuiAppBar-root) .notistack-SnackbarContainer': {
      left: 'auto',
      right: 208,
      maxWidth: 'calc(100% - 404px)',
      transform: 'none',
      [breakpoints.up('xl')]: {
        right: `calc(max(${gutter.lg}, 50% - ${CONTENT_WIDTH / 2}px) + 456px)`,
        maxWidth: 540,
      },
    },
  },
});

/** Shows toasts, one at a time: the newest. An older one is gone then; a failure waits behind it. */
export function ToastStack(props: ToastStackProps) {
  const { duration } = useTheme().transitions;
  // Then a new set of toasts remounts the provider: they change at once, without transitions.
  const stack = props.staysOpen === true ? props.toasts.map(({ id }) => id).join() : '';
  return (
    <>
      <GlobalStyles styles={positionStyles} />
      <SnackbarProvider
        key={stack}
        maxSnack={props.staysOpen === true ? 3 : 1}
        Components={{ shop: ShopToast }}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transitionDuration={{ enter: duration.short, exit: duration.shortest }}
      >
        <Bridge {...props} />
      </SnackbarProvider>
    </>
  );
}
