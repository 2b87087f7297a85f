import { createStory, failure } from '../../lib/story';
import { connectionActions } from './connectionSlice';

/** What the connection's actions say in a replay. */
export const connectionStory = createStory('Connection', connectionActions, {
  lost: failure('The connection was lost'),
  regained: 'The connection is back',
});
