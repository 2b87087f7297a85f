import { useEffect, useEffectEvent } from 'react';

/** Calls `reset` every time the number of sent messages grows. */
export function useResetAfterSending(sentMessages: number, reset: () => void): void {
  const onSent = useEffectEvent(reset);
  useEffect(() => {
    if (sentMessages > 0) onSent();
  }, [sentMessages]);
}
