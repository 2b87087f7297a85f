import { createRedactor } from '../redact';
import { deltaBetween } from '../delta';
import { recordedStates, type Trace } from '../trace';

/**
 * The steps whose action changes something else in a replay than it did in the recording, in order. The first is the
 * first divergence; later states differ too, but only some of their actions are handled differently.
 * @param states the rebuilt state of each step
 * @param first the step of the first divergence
 */
export function findDivergedSteps(
  trace: Trace,
  states: readonly unknown[],
  first: number,
): readonly number[] {
  const redact = createRedactor();
  const steps = [first];
  let before: unknown;
  let step = 0;
  for (const recorded of recordedStates(trace)) {
    step += 1;
    if (step > first && step < states.length) {
      const replayed = deltaBetween(redact(states[step - 1]), redact(states[step]));
      if (JSON.stringify(deltaBetween(before, recorded)) !== JSON.stringify(replayed)) steps.push(step);
    }
    before = recorded;
  }
  return steps;
}
