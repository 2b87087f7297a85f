import { useEffect, useEffectEvent } from 'react';

/**
 * How long a step is shown before it is in the address, in milliseconds. A browser refuses addresses that change more
 * often than some ten times a second, and each change takes as long as the drawing of a step.
 */
const ADDRESS_DELAY = 150;

const STEP = /^#step=(\d{1,7})$/;

/** The step that the page's address asks for, such as `/__replay#step=35`; null for none. */
export function readStepAddress(hash: string): number | null {
  const step = STEP.exec(hash)?.[1];
  return step === undefined ? null : Number(step);
}

/**
 * Keeps the shown step in the page's address once it stays, without a history entry, and follows an address that somebody enters.
 * @param onJump shows another step
 */
export function useStepAddress(step: number, onJump: (step: number) => void): void {
  const follow = useEffectEvent(() => {
    const wanted = readStepAddress(window.location.hash);
    if (wanted !== null && wanted !== step) onJump(wanted);
  });
  useEffect(() => {
    if (readStepAddress(window.location.hash) === step) return undefined;
    const timer = setTimeout(() => window.history.replaceState(null, '', `#step=${step}`), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
