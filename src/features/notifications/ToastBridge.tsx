import './toastStyles';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { CustomContentProps, SnackbarKey } from 'notistack';
import { SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { HEADER_HEIGHT, motion } from '../../components/tokens';
import { ToastContent } from '../../components/ToastContent';
import { NARROW_WIDTH } from '../../lib/constants';
import type { Toast } from './notificationsSlice';
import { selectToasts, toastDismissed } from './notificationsSlice';

declare module 'notistack' {
  interface VariantOverrides {
    shop: { toast: Toast; onAction: () => void; onDismiss: () => void };
  }
}

/** How long a toast stays, in milliseconds; longer where it can be acted on. */
const SHOWN_FOR = 5000;
const SHOWN_WITH_ACTION = 8000;

const connector = connect((state: RootState) => ({ toasts: selectToasts(state) }), {
  toastDismissed,
  acted: (event: NonNullable<Toast['action']>['event']) => event,
});

interface ShopToastProps extends CustomContentProps {
  readonly toast: Toast;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

/** A toast in the shop's own look; notistack brings the queue and the motion. */
const ShopToast = forwardRef<HTMLDivElement, ShopToastProps>(function ShopToast(
  { toast, onAction, onDismiss, style },
  ref,
) {
  return (
    <SnackbarContent ref={ref} style={style}>
      <ToastContent
        variant={toast.variant}
        title={toast.title}
        message={toast.message}
        {...(toast.action === null ? {} : { actionLabel: toast.action.label, onAction })}
        onClose={onDismiss}
      />
    </SnackbarContent>
  );
});

interface OwnProps {
  /** In a replay a toast stays until the store lets it go: there nobody dismisses it. */
  readonly staysOpen?: boolean;
}

type BridgeProps = ConnectedProps<typeof connector> & OwnProps;

/** Moves the focus from a toast that goes to the page's heading, where it does not get lost. */
function leaveToasts(): void {
  const toasts = document.activeElement?.closest('.notistack-SnackbarContainer') ?? null;
  if (toasts === null) return;
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/** Shows what the toasts slice holds, and nothing else: a toast that leaves the slice leaves the screen. */
function Bridge({ toasts, toastDismissed, acted, staysOpen = false }: BridgeProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<SnackbarKey>());

  useEffect(() => {
    const wanted = new Set<SnackbarKey>(toasts.map((toast) => toast.id));
    for (const key of shown.current) {
      if (wanted.has(key)) continue;
      closeSnackbar(key);
      shown.current.delete(key);
    }
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      const dismiss = (): void => {
        toastDismissed({ id: toast.id });
      };
      enqueueSnackbar(toast.message, {
        key: toast.id,
        variant: 'shop',
        toast,
        onDismiss: () => {
          leaveToasts();
          dismiss();
        },
        onAction: () => {
          leaveToasts();
          if (toast.action !== null) acted(toast.action.event);
          dismiss();
        },
        autoHideDuration: staysOpen ? null : toast.action === null ? SHOWN_FOR : SHOWN_WITH_ACTION,
        onClose: (_event, reason) => {
          // A click elsewhere must not cost the shopper the chance to undo.
          // The oldest makes room for a fourth: it is gone from the screen, so it goes from the store.
          if (reason === 'timeout' || reason === 'maxsnack') dismiss();
        },
      });
    }
  }, [toasts, enqueueSnackbar, closeSnackbar, toastDismissed, acted, staysOpen]);

  return null;
}

/**
 * On narrow screens toasts come below the header: the bars at the bottom are for the thumb. On wide ones they stand in
 * the corner at the bottom.
 */
const placesSx = {
  [`@media (min-width: ${NARROW_WIDTH}px)`]: {
    // As high as the window, so that it does not grow with what stands in it: a new toast comes on top and moves none.
    'body .notistack-SnackbarContainer': { top: 0, flexDirection: 'column-reverse' },
  },
  [`@media (max-width: ${NARROW_WIDTH - 0.02}px)`]: {
    // With the body before it: notistack writes its own rule later, which at equal weight would win.
    'body .notistack-SnackbarContainer': {
      top: `calc(${HEADER_HEIGHT.narrow}px + env(safe-area-inset-top))`,
      bottom: 'auto',
    },
  },
};

function ToastBridgeBase(props: BridgeProps) {
  // Where a trace is travelled, toasts come and go at once with the state: a new set of them is a new stack.
  const stack = props.staysOpen === true ? props.toasts.map(({ id }) => id).join() : '';
  return (
    <>
      <GlobalStyles styles={placesSx} />
      <SnackbarProvider
        key={stack}
        maxSnack={3}
        Components={{ shop: ShopToast }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transitionDuration={{ enter: motion.normal, exit: motion.quick }}
      >
        <Bridge {...props} />
      </SnackbarProvider>
    </>
  );
}

/** Toasts on screen, at most three at once. */
export const ToastBridge = connector(ToastBridgeBase);
