import { createStory } from '../../lib/story';
import { subscribed } from './newsletterListeners';

/** What the event of the newsletter says in a replay. */
export const newsletterStory = createStory(
  'Newsletter',
  { subscribed },
  { subscribed: 'Subscribed to the newsletter' },
);
