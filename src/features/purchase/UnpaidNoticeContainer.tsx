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

/** Pages that put the payment in front of the shopper themselves. */
const quietPaths: ReadonlySet<string> = new Set([paths.payment]);

/** Reminds the shopper, on every page, of an order that waits for its payment. */
function UnpaidNoticeBase({ orderId, path, noticeDismissed }: ConnectedProps<typeof connector>) {
  if (orderId === '' || quietPaths.has(path)) return null;
  return <UnpaidNoticeScreen orderId={orderId} onDismiss={() => noticeDismissed({ orderId })} />;
}

export const UnpaidNoticeContainer = connector(UnpaidNoticeBase);
