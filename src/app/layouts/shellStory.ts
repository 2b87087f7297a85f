import { createStory } from '../../lib/story';
import { shellActions } from './shellSlice';

/** What the menus' actions say in a replay. */
export const shellStory = createStory('Navigation', shellActions, {
  opened: 'Opened a menu',
  closed: 'Closed the menu',
});
