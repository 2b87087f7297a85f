import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { replayTexts } from '../traceTexts/replayTexts';

/** How fast a replay goes: as it was recorded, the same with long waits cut short, or so many steps a second. */
export type Pace = (typeof replayTexts.paces)[number][0];

/** The longest wait at the pace 'shortWaits', in milliseconds. */
const LONGEST_WAIT = 1000;
/** How long a step stays at the recorded paces where the file has no times, in milliseconds. */
const WAIT_WITHOUT_TIMES = 500;
/** The shortest time a step is shown, in milliseconds. */
const SHORTEST_WAIT = 16;

/** How long a step stays before the next one, in milliseconds. */
export function waitAfter(step: number, pace: Pace, offsets: readonly number[] | null): number {
  if (pace !== 'recorded' && pace !== 'shortWaits') return 1000 / Number(pace);
  const here = offsets?.[step];
  const next = offsets?.[step + 1];
  const wait = here === undefined || next === undefined ? WAIT_WITHOUT_TIMES : next - here;
  return Math.max(SHORTEST_WAIT, pace === 'shortWaits' ? Math.min(wait, LONGEST_WAIT) : wait);
}

/**
 * Plays the steps 0 to `last`; starts at step `first` or the nearest there is, paused. A jump pauses; playing at the end
 * starts again.
 */
export function usePlayer(last: number, offsets: readonly number[] | null, first: number) {
  const [step, setStep] = useState(Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  const [pace, choosePace] = useState<Pace>('shortWaits');

  useEffect(() => {
    if (!isPlaying) return undefined;
    const advance = (): void => {
      setStep(step + 1);
      setPlaying(step + 1 < last);
    };
    const timer = setTimeout(advance, waitAfter(step, pace, offsets));
    return () => clearTimeout(timer);
  }, [isPlaying, step, pace, offsets, last]);

  const jump = useCallback(
    (to: number) => {
      setStep(Math.max(0, Math.min(to, last)));
      setPlaying(false);
    },
    [last],
  );
  const pause = useCallback(() => setPlaying(false), []);
  const toggle = (): void => {
    if (!isPlaying && step >= last) setStep(0);
    setPlaying(!isPlaying && last > 0);
  };
  return { step, isPlaying, pace, jump, pause, toggle, choosePace };
}

/**
 * How long a step is shown before it is in the address, in milliseconds. A browser refuses addresses that change more
 * often than some ten times a second, and each change takes as long as the drawing of a step.
 */
const ADDRESS_DELAY = 150;

const STEP = /[#?&]step=(\d{1,7})(?:&|$)/;

/** The step that a query or a hash asks for, such as `/__replay#step=35`; null for none. */
export function readStepAddress(part: string): number | null {
  const step = STEP.exec(part)?.[1];
  return step === undefined ? null : Number(step);
}

/**
 * Keeps the shown step in the page's address once it stays, without a history entry, and follows an address that
 * somebody enters.
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
