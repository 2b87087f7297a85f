import { isApiError, messageOf } from '../../api/apiError';
import {
  PAGE_STARTED,
  readReason,
  SUBSCRIPTIONS_NOTED,
  type PartHead,
  type Trace,
  type TracedAction,
} from '../trace';
import { replayTexts } from '../traceTexts/replayTexts';
import { fieldsOf, isRecord, readText } from '../../lib/untrusted';
import type { RootState } from '../../app/types';
import { storyOfCall } from '../sentences/callSentences';
import { browsing } from '../sentences/browsing';
import { ordering } from '../sentences/ordering';
import {
  noise,
  tryToTell,
  type ActionText,
  type Sentenced,
  type ActionDescriptions,
} from '../sentences/sentence';

export interface StoryLine {
  readonly text: string;
  readonly kind: ActionText['kind'];
  /** The part of the shop; '' for the start. */
  readonly part: string;
  /** The action's type, with the endpoint of a call; '' for the start. */
  readonly type: string;
  /** For the beginning of a call: the step of its answer, which tells both; else null. */
  readonly toldAt: number | null;
  /** Whether this build has no such action or call: nothing of it acts on it. */
  readonly isUnknown?: boolean;
}

/** By slice: a slice whose actions have no sentences does not compile. */
const descriptions = { ...browsing, ...ordering } satisfies {
  readonly [Slice in Exclude<keyof RootState, 'api'>]: ActionDescriptions;
};
const descriptionByType: ActionDescriptions = new Map(
  Object.values(descriptions).flatMap((each) => [...each]),
);

/** The part of the shop of actions that belong to none. */
const NO_PART = 'Inside';

/** RTK Query's own actions, and those of Redux, by the beginning of their type. None is a shopper's doing. */
const ownActions: readonly (readonly [beginning: string, text: string])[] = [
  ['api/config/middlewareRegistered', 'The API’s cache is ready'],
  [SUBSCRIPTIONS_NOTED, 'Screens subscribed to answers, or no longer need them'],
  ['api/queries/removeQueryResult', 'Dropped an answer that no screen shows'],
  ['api/mutations/removeMutationResult', 'Dropped the result of a call that no screen shows'],
  ['api/', 'The API’s cache changed'],
  ['__rtkq/', 'The window or the connection changed'],
  ['@@', 'The store was made'],
];

/** What an action says; null for an action that this build has no sentence for. Not for calls of the API. */
export function describeAction(action: TracedAction, before: RootState): Sentenced | null {
  const { type } = action;
  if (type === PAGE_STARTED) {
    const { reason } = fieldsOf<PartHead>(action['payload']);
    return { text: replayTexts.pageStarts[readReason(reason)], kind: 'event', part: 'Navigation' };
  }
  const own = ownActions.find(([beginning]) => type.startsWith(beginning));
  if (own !== undefined) return { ...noise(own[1]), part: NO_PART };
  return descriptionByType.get(type)?.(action, before) ?? null;
}

const callType = /^api\/execute(?:Query|Mutation)\/(.+)$/;
const callPhases = ['pending', 'fulfilled', 'rejected'] as const;

/** The call that an action belongs to; null for other actions. */
function callOf({ type, meta }: TracedAction) {
  const [, written] = callType.exec(type) ?? [];
  const phase = callPhases.find((each) => each === written);
  if (phase === undefined || !isRecord(meta) || !isRecord(meta['arg'])) return null;
  return {
    endpoint: readText(meta['arg']['endpointName']),
    requestId: readText(meta['requestId']),
    phase,
    /** Not sent: the answer was there, or the same call was on its way. */
    isSkipped: meta['condition'] === true,
    isAborted: meta['aborted'] === true,
  };
}

/** Milliseconds for people, such as '180 ms' and '2.4 s'. */
function formatDuration(duration: number): string {
  return duration < 1000 ? `${Math.round(duration)} ms` : `${(duration / 1000).toFixed(1)} s`;
}

function failureOf(error: unknown): string {
  if (!isApiError(error)) return replayTexts.callBroken;
  const status = 'status' in error ? `${error.status} ` : '';
  return `${status}${messageOf(error, '')}`.trim();
}

function tellSettled(
  { phase, isSkipped, isAborted }: NonNullable<ReturnType<typeof callOf>>,
  asked: string,
  answered: string,
  action: TracedAction,
  duration: number | null,
): Pick<StoryLine, 'text' | 'kind'> {
  const took = duration === null ? '' : replayTexts.callTook(formatDuration(duration));
  if (isSkipped) return { text: replayTexts.callSkipped(asked), kind: 'noise' };
  if (isAborted) return { text: replayTexts.callAborted(asked, took), kind: 'event' };
  if (phase === 'rejected') {
    return { text: replayTexts.callFailed(asked, took, failureOf(action['payload'])), kind: 'failure' };
  }
  return { text: replayTexts.callAnswered(asked, answered, took), kind: 'event' };
}

/**
 * Describes every step of a trace in a sentence; the first one is the start. A call is described with its answer and
 * its duration, at the step of the answer.
 * @param states the state of each step
 */
export function tellTrace({ actions, times }: Trace, states: readonly RootState[]): readonly StoryLine[] {
  const lines: StoryLine[] = [{ text: replayTexts.start, kind: 'event', part: '', type: '', toldAt: null }];
  /** The steps at which calls began, by their ids. */
  const begun = new Map<string, number>();
  for (const [index, action] of actions.slice(0, states.length - 1).entries()) {
    const step = index + 1;
    const before = states[index];
    const call = callOf(action);
    if (call === null) {
      const described = before === undefined ? null : describeAction(action, before);
      const { type } = action;
      const line = described ?? { text: type, kind: 'event' as const, part: replayTexts.unknownPart };
      lines.push({ ...line, type, toldAt: null, isUnknown: described === null });
      continue;
    }
    const { endpoint, requestId } = call;
    const story = storyOfCall(endpoint);
    const head = {
      part: story?.part ?? replayTexts.unknownPart,
      type: `${action.type} · ${endpoint}`,
      toldAt: null,
      isUnknown: story === null,
    };
    const asked = tryToTell(() => story?.asked(action) ?? endpoint, endpoint);
    if (call.phase === 'pending') {
      begun.set(requestId, step);
      lines.push({ ...head, text: replayTexts.callOpen(asked), kind: 'event' });
      continue;
    }
    const start = begun.get(requestId) ?? 0;
    const [from, to] = [times?.[start - 1], times?.[index]];
    const duration = from === undefined || to === undefined ? null : to - from;
    const answered = tryToTell(() => story?.answered(action) ?? '', '');
    lines.push({ ...head, ...tellSettled(call, asked, answered, action, duration) });
    const first = lines[start];
    if (start > 0 && first !== undefined) lines[start] = { ...first, text: asked, toldAt: step };
  }
  return lines;
}
