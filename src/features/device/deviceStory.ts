import { createStory } from '../../lib/story';
import { deviceForgotten } from './deviceEvents';

/** What the events of the device say in a replay. */
export const deviceStory = createStory(
  'Device',
  { deviceForgotten },
  { deviceForgotten: 'Made this device forget what it remembers' },
);
