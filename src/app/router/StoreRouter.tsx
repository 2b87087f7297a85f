import type { PropsWithChildren } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';
import type { RootState } from '../types';

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/** A navigator that does nothing, for prerendering and for screens that only show a state. */
export const noopNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const connector = connect((state: RootState) => ({ router: state.location }));
type Props = PropsWithChildren<ConnectedProps<typeof connector> & { readonly navigator: Navigator }>;

/** The router on the store's location: the screen follows the store. */
export const StoreRouter = connector(function StoreRouter({ router, navigator, children }: Props) {
  return (
    <Router location={router.location} navigationType={navigationTypes[router.kind]} navigator={navigator}>
      {children}
    </Router>
  );
});
