import { useEffect, useEffectEvent } from 'react';

/** How long after the last key a typed value counts, in milliseconds. */
const TYPING_PAUSE = 400;

/** Calls back when a text that waits for it has not changed for a moment. */
export function useTypingPause(text: string, isWaiting: boolean, onPause: () => void): void {
  const onTime = useEffectEvent(onPause);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(onTime, TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, isWaiting]);
}
