import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { BelowHeader } from '../../components/BelowHeader';
import { Notice } from '../../components/Notice';
import { LazyBoundary } from '../../components/LazyBoundary';
import { lazyPart, type LazyPart } from '../../components/lazyPart';
import { actions } from '../../lib/texts';
import { selectToasts, toastDismissed, type Toast } from './notificationsSlice';
import type { ToastStackProps } from './ToastStack';

const ToastStack = lazyPart(() =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then((module) => module.ToastStack),
);

/** Loads what shows toasts, notistack included. Never rejects. */
export const preloadToasts = ToastStack.preload;

/** Toasts without notistack, where its chunk cannot be loaded. They stay until they are closed. */
function PlainToasts({ toasts, toastDismissed, acted }: ToastStackProps) {
  return (
    <BelowHeader>
      {toasts.map(({ id, title, message, action }) => (
        <Notice
          key={id}
          title={title}
          action={
            <>
              {action !== null && (
                <Button
                  variant="outlined"
                  onClick={() => {
                    acted(action.event);
                    toastDismissed({ id });
                  }}
                >
                  {action.label}
                </Button>
              )}
              <Button onClick={() => toastDismissed({ id })}>{actions.close}</Button>
            </>
          }
        >
          {message}
        </Notice>
      ))}
    </BelowHeader>
  );
}

const connector = connect((state: RootState) => ({ toasts: selectToasts(state) }), {
  toastDismissed,
  acted: (event: NonNullable<Toast['action']>['event']) => event,
});

interface OwnProps extends Pick<ToastStackProps, 'staysOpen'> {
  /** What shows toasts; for tests. */
  readonly stack?: LazyPart<ToastStackProps>;
}

/** What draws the toasts is loaded with the first one; where that fails, they are shown without it. */
export const ToastBridge = connector(function ToastBridge({
  stack: Stack = ToastStack,
  ...current
}: ConnectedProps<typeof connector> & OwnProps) {
  // Rendered in a task of its own: in that of the press it held up what the press shows.
  const props = { ...current, toasts: useDeferredValue(current.toasts) };
  const hasToasts = props.toasts.length > 0;
  const [isNeeded, setIsNeeded] = useState(hasToasts);
  if (hasToasts && !isNeeded) setIsNeeded(true);

  if (!isNeeded) return null;
  return (
    // Toasts that are shown stay as they are; the next ones try again to load the code.
    <LazyBoundary
      resetKey={String(hasToasts)}
      reloads={false}
      renderFailure={() => <PlainToasts {...props} />}
    >
      <Stack {...props} />
    </LazyBoundary>
  );
});
