import { isApiError, messageOf } from '../../api/apiError';
import type { Trace, TracedAction } from '../trace';
import { replayTexts } from '../traceTexts';
import { isRecord, readText } from '../../lib/untrusted';
import type { RootState } from '../../app/types';
import { storyOfCall, type CallStory } from '../sentences/callSentences';
import { describeAction } from '../sentences/describeAction';
import type { ActionText } from '../sentences/sentence';

export interface StoryLine {
  readonly text: string;
  readonly kind: ActionText['kind'];
  /** The part of the shop; '' for the start. */
  readonly part: string;
  /** The action's type, with the endpoint of a call; '' for the start. */
  readonly type: string;
  /** For the beginning of a call: the step of its answer, which tells both; else null. */
  readonly toldAt: number | null;
}

type CallPhase = 'pending' | 'fulfilled' | 'rejected';

interface Call {
  readonly endpoint: string;
  readonly requestId: string;
  readonly phase: CallPhase;
  /** Not sent: the answer was there, or the same call was on its way. */
  readonly isSkipped: boolean;
  readonly isAborted: boolean;
}

const callType = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** The call that an action belongs to; null for other actions. */
function callOf({ type, meta }: TracedAction): Call | null {
  const phase = callType.exec(type)?.[1];
  if (!isRecord(meta) || !isRecord(meta['arg'])) return null;
  if (phase !== 'pending' && phase !== 'fulfilled' && phase !== 'rejected') return null;
  return {
    endpoint: readText(meta['arg']['endpointName']),
    requestId: readText(meta['requestId']),
    phase,
    isSkipped: meta['condition'] === true,
    isAborted: meta['aborted'] === true,
  };
}

/** Milliseconds for people, such as '180 ms' and '2.4 s'. */
function formatDuration(duration: number): string {
  return duration < 1000 ? `${Math.round(duration)} ms` : `${(duration / 1000).toFixed(1)} s`;
}

function attempt(describe: () => string, fallback: string): string {
  try {
    return describe();
  } catch {
    return fallback;
  }
}

function failureOf(error: unknown): string {
  if (!isApiError(error)) return replayTexts.callBroken;
  const status = 'status' in error ? `${error.status} ` : '';
  return `${status}${messageOf(error, '')}`.trim();
}

interface Begun {
  readonly step: number;
  readonly asked: string;
}

function tellSettled(
  call: Call,
  story: CallStory | null,
  action: TracedAction,
  duration: number | null,
): Pick<StoryLine, 'text' | 'kind'> {
  const asked = attempt(() => story?.asked(action) ?? call.endpoint, call.endpoint);
  const took = duration === null ? '' : replayTexts.callTook(formatDuration(duration));
  if (call.isSkipped) return { text: replayTexts.callSkipped(asked), kind: 'noise' };
  if (call.isAborted) return { text: replayTexts.callAborted(asked, took), kind: 'event' };
  if (call.phase === 'rejected') {
    return { text: replayTexts.callFailed(asked, took, failureOf(action['payload'])), kind: 'failure' };
  }
  const answered = attempt(() => story?.answered(action) ?? '', '');
  return { text: replayTexts.callAnswered(asked, answered, took), kind: 'event' };
}

/**
 * Describes every step of a trace in a sentence; the first one is the start. A call is described with its answer and its duration,
 * at the step of the answer.
 * @param states the state of each step
 */
export function tellTrace({ actions, times }: Trace, states: readonly RootState[]): readonly StoryLine[] {
  const lines: StoryLine[] = [{ text: replayTexts.start, kind: 'event', part: '', type: '', toldAt: null }];
  const begun = new Map<string, Begun>();
  for (const [index, action] of actions.slice(0, states.length - 1).entries()) {
    const step = index + 1;
    const before = states[index];
    const call = callOf(action);
    if (call === null) {
      const described = before === undefined ? null : describeAction(action, before);
      lines.push({
        ...(described ?? { text: action.type, kind: 'event', part: replayTexts.unknownPart }),
        type: action.type,
        toldAt: null,
      });
      continue;
    }
    const type = `${action.type} · ${call.endpoint}`;
    const story = storyOfCall(call.endpoint);
    const part = story?.part ?? replayTexts.unknownPart;
    if (call.phase === 'pending') {
      const asked = attempt(() => story?.asked(action) ?? call.endpoint, call.endpoint);
      begun.set(call.requestId, { step, asked });
      lines.push({ text: replayTexts.callOpen(asked), kind: 'event', part, type, toldAt: null });
      continue;
    }
    const start = begun.get(call.requestId);
    const [from, to] = [times?.[(start?.step ?? 0) - 1], times?.[index]];
    const duration = from === undefined || to === undefined ? null : to - from;
    lines.push({ ...tellSettled(call, story, action, duration), part, type, toldAt: null });
    const first = start === undefined ? undefined : lines[start.step];
    if (start !== undefined && first !== undefined) {
      lines[start.step] = { ...first, text: start.asked, toldAt: step };
    }
  }
  return lines;
}
