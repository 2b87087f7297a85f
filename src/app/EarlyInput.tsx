import { useLayoutEffect, useState } from 'react';
import { forgetPressed, pressAgain } from '../browser/pressedButtons';
import { announceFocus, announceTypedValues } from '../browser/typedValues';
import { useIsHydrated } from '../components/useIsPainted';

/**
 * Hands on what was focused, typed, submitted and pressed in a rendered page before React ran, in this order and once, as soon as
 * the root is hydrated: the parts of the page in which something was done are hydrated first.
 */
export function EarlyInput() {
  const isHydrated = useIsHydrated();
  const [wasRendered] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (wasRendered) {
      announceFocus();
      announceTypedValues();
      void pressAgain();
    } else {
      forgetPressed();
    }
  }, [wasRendered]);
  return null;
}
