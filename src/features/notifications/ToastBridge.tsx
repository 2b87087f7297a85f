import { useEffect, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { PlainToasts } from './PlainToasts';
import type { Toast } from './notificationsSlice';
import { selectToasts, toastDismissed } from './notificationsSlice';
import { loadedToastStack, loadToastStack } from './toastChunk';

const connector = connect((state: RootState) => ({ toasts: selectToasts(state) }), {
  toastDismissed,
  acted: (event: NonNullable<Toast['action']>['event']) => event,
});

interface OwnProps {
  /** For a replay: toasts are shown exactly as long as they are in the store. */
  readonly staysOpen?: boolean;
  /** Loads the chunk that shows toasts; for tests. */
  readonly load?: typeof loadToastStack;
}

/** A toast mostly answers one of these. */
const intents = ['pointerdown', 'keydown'] as const;

type BridgeProps = ConnectedProps<typeof connector> & OwnProps;

function ToastBridgeBase({ load = loadToastStack, ...props }: BridgeProps) {
  const [Stack, setStack] = useState(loadedToastStack);
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = props.toasts.length > 0;

  useEffect(() => {
    const preload = (): void => {
      // The first toast tries again.
      load().catch(() => undefined);
    };
    const options = { once: true, passive: true };
    for (const intent of intents) document.addEventListener(intent, preload, options);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, preload);
    };
  }, [load]);

  useEffect(() => {
    if (!isNeeded || Stack !== null) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setStack(() => loaded);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
      setHasFailed(false);
    };
  }, [isNeeded, load, Stack]);

  if (Stack !== null) return <Stack {...props} />;
  return hasFailed && <PlainToasts {...props} />;
}

/**
 * Shows the toasts of the slice, at most three at once. What draws them is loaded with the first one; where that fails,
 * they are shown without it.
 */
export const ToastBridge = connector(ToastBridgeBase);
