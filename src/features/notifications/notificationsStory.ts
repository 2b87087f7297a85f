import { createStory, failure, noise } from '../../lib/story';
import { notificationsActions } from './notificationsSlice';

/** What the toasts' actions say in a replay. */
export const notificationsStory = createStory('Messages', notificationsActions, {
  toastShown: ({ variant, title, message }) => {
    const text = `Message “${title === '' ? message : `${title}: ${message}`}”`;
    return variant === 'destructive' ? failure(text) : text;
  },
  toastDismissed: 'Closed a message',
  toastsMended: noise('Took back the messages about what is mended'),
  pageLeft: noise('Took the messages of the page before away'),
});
