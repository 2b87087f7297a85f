import { createStory } from '../../lib/story';
import { diagnosticsActions } from './diagnosticsSlice';

/** What the API test page's actions say in a replay. */
export const diagnosticsStory = createStory('API test', diagnosticsActions, {
  opened: 'Opened the API test',
  testStarted: 'Started the API test',
});
