import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { UnpaidNoticeScreen } from './UnpaidNoticeScreen';
import { selectUnpaidOrder } from './purchaseSelectors';
import { noticeDismissed } from './purchaseSlice';

const mapStateToProps = (state: RootState) => ({
  orderId: selectUnpaidOrder(state),
  path: state.location.location.pathname,
});

const connector = connect(mapStateToProps, { noticeDismissed });

/** Pages without the notice. */
const pathsWithout: ReadonlySet<string> = new Set([paths.payment]);

/** The notice of an unpaid order, on every page but the payment page. */
function UnpaidNoticeBase({ orderId, path, noticeDismissed }: ConnectedProps<typeof connector>) {
  if (orderId === '' || pathsWithout.has(path)) return null;
  return <UnpaidNoticeScreen orderId={orderId} onDismiss={() => noticeDismissed({ orderId })} />;
}

export const UnpaidNoticeContainer = connector(UnpaidNoticeBase);
