import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectIsOffline } from './connectionSlice';
import { OfflineNoticeScreen } from './OfflineNoticeScreen';

const mapStateToProps = (state: RootState) => ({ isOffline: selectIsOffline(state) });

const connector = connect(mapStateToProps);

/** The notice while the browser is offline. */
function OfflineNoticeBase({ isOffline }: ConnectedProps<typeof connector>) {
  return <OfflineNoticeScreen isOffline={isOffline} />;
}

export const OfflineNoticeContainer = connector(OfflineNoticeBase);
