import { createStory, failure } from '../../lib/story';
import { connectionActions } from './connectionSlice';
import { newVersionWanted } from './newVersionListeners';

/** What the connection's actions say in a replay. */
export const connectionStory = createStory(
  'Connection',
  { ...connectionActions, newVersionWanted },
  {
    lost: failure('The connection was lost'),
    regained: 'The connection is back',
    newVersionWanted: 'Asked for the newer version of the shop',
  },
);
