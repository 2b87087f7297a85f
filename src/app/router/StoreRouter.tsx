import type { ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import type { RootState } from '../types';

interface OwnProps {
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

const mapStateToProps = (state: RootState) => ({ router: state.location });

const connector = connect(mapStateToProps);

/** The router on the store's location: the screen follows the store. */
function StoreRouterBase({ router, navigator, children }: ConnectedProps<typeof connector> & OwnProps) {
  return (
    <Router location={router.location} navigationType={navigationTypes[router.kind]} navigator={navigator}>
      {children}
    </Router>
  );
}

export const StoreRouter = connector(StoreRouterBase);
