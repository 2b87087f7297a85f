import type { RootState } from '../../app/types';
import { fieldsOf } from '../../lib/untrusted';
import { readReason, type PartHead, type TracedAction } from '../trace';
import { PAGE_STARTED } from '../traceParts';
import { replayTexts } from '../traceTexts/replayTexts';
import { browsing } from './browsing';
import { ordering } from './ordering';
import { noise, type Sentenced, type Story } from './sentence';

/** By slice: a slice whose actions have no sentences does not compile. */
type Stories = { readonly [Slice in Exclude<keyof RootState, 'api'>]: Story };

const stories = { ...browsing, ...ordering } satisfies Stories;
const storyByType: Story = new Map(Object.values(stories).flatMap((story) => [...story]));

/** The part of the shop of actions that belong to none. */
const NO_PART = 'Inside';

/** RTK Query's own actions, and those of Redux, by the beginning of their type. None is a shopper's doing. */
const ownActions: readonly (readonly [beginning: string, text: string])[] = [
  ['api/config/middlewareRegistered', 'The API’s cache is ready'],
  ['api/internalSubscriptions/', 'Screens subscribed to answers, or no longer need them'],
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
  return storyByType.get(type)?.(action, before) ?? null;
}
