import { createStory } from '../../lib/story';
import { locationActions } from './locationSlice';

const verbs = { POP: 'Came to', PUSH: 'Went to', REPLACE: 'Was led to' } as const;

/** What a navigation says in a replay. */
export const locationStory = createStory('Navigation', locationActions, {
  changed: ({ location: { pathname, search, hash }, kind }) => `${verbs[kind]} ${pathname}${search}${hash}`,
  overlayOpened: (overlay) => `Opened the ${overlay}`,
  overlayClosed: 'Closed what lay over the page',
});
