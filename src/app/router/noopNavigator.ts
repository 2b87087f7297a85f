import { createPath, type Navigator } from 'react-router-dom';

/** A navigator that does nothing, for prerendering and for screens that only show a state. */
export const noopNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
