import type { ReactNode } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { NavigationType, Router } from 'react-router-dom';
import type { RootState } from '../types';

interface OwnProps {
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

const mapStateToProps = (state: RootState) => ({ router: state.location });

const connector = connect(mapStateToProps);

/** The router, led by the store's location: what the store says is what the screen shows. */
function StoreRouterBase({ router, navigator, children }: ConnectedProps<typeof connector> & OwnProps) {
  return (
    <Router
      location={router.location}
      navigationType={NavigationType[kinds[router.kind]]}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

const kinds = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;

export const StoreRouter = connector(StoreRouterBase);
