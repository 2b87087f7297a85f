import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectIsOffline } from './connectionSlice';
import { OfflineNotice } from './OfflineNotice';

const mapStateToProps = (state: RootState) => ({ isOffline: selectIsOffline(state) });

const connector = connect(mapStateToProps);

interface OfflineNoticeProps extends ConnectedProps<typeof connector> {
  /** Whether the page has the bottom bar of narrow screens. */
  readonly hasBottomBar?: boolean;
}

/** The notice while the browser is offline. */
function OfflineNoticeBase({ isOffline, hasBottomBar = false }: OfflineNoticeProps) {
  return <OfflineNotice isOffline={isOffline} hasBottomBar={hasBottomBar} />;
}

export const OfflineNoticeContainer = connector(OfflineNoticeBase);
