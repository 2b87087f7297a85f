import { createStory } from '../../lib/story';
import { newVersionWanted } from './offlineListeners';

/** What the actions of the offline shop say in a replay. */
export const offlineStory = createStory(
  'Connection',
  { newVersionWanted },
  { newVersionWanted: 'Asked for the newer version of the shop' },
);
