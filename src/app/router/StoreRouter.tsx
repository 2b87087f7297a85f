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
type Props = ConnectedProps<typeof connector> & OwnProps;

/** The router on the store's location: the screen follows the store. */
export const StoreRouter = connector(function StoreRouter({ router, navigator, children }: Props) {
  return (
    <Router location={router.location} navigationType={navigationTypes[router.kind]} navigator={navigator}>
      {children}
    </Router>
  );
});
