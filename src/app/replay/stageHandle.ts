import type { RootState } from '../types';

/** The event by which the framed shop says to the page around it that it can show states. */
export const STAGE_READY = 'replay:stage-ready';

/** What the page around the framed shop can do with it. */
export interface StageHandle {
  /** Shows a state; done when the screen has been drawn. `step` names it. */
  readonly show: (state: RootState, step: number) => void;
}

/** Whether what came with the event is the framed shop's handle. */
export function isStageHandle(value: unknown): value is StageHandle {
  return typeof value === 'object' && value !== null && 'show' in value && typeof value.show === 'function';
}
