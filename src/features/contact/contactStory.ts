import { createStory } from '../../lib/story';
import { contactActions } from './contactSlice';

/** What the contact form's actions say in a replay. */
export const contactStory = createStory('Contact', contactActions, {
  messageSubmitted: 'Sent a message to the store',
  messageSent: 'The message has arrived',
});
