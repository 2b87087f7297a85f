import type { Navigator } from 'react-router-dom';
import { createPath } from 'react-router-dom';

/** A navigator that leads nowhere: for pages rendered ahead of time and for replays. */
export const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
