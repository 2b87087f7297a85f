import { createStory, failure, noise } from '../../lib/story';
import { trackingRefused, trackingActions } from './trackingSlice';

/** What the tracking page's actions say in a replay. */
export const trackingStory = createStory(
  'Orders',
  { ...trackingActions, trackingRefused },
  {
    searched: ({ orderId }) => `Searched for order ${orderId}`,
    left: noise('Left the tracking page'),
    trackingRefused: failure('Order not searched: a field is empty'),
  },
);
