import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { selectPath } from '../location';
import { UnpaidMark } from './UnpaidMark';
import { UnpaidNotice } from './UnpaidNotice';
import { selectUnpaidOrder } from './purchaseSelectors';
import { selectNoticedOrder, noticeDismissed, noticeSeen } from './purchaseSlice';

const mapStateToProps = (state: RootState) => ({
  noticedOrderId: selectNoticedOrder(state),
  orderId: selectUnpaidOrder(state),
  path: selectPath(state),
});

const connector = connect(mapStateToProps, { noticeDismissed, noticeSeen });

/** Pages without the notice: they show the order themselves. */
const pathsWithout: ReadonlySet<string> = new Set([paths.payment, paths.checkout, paths.orderSuccess]);

/** The notice of an unpaid order: on the first page that shows it in full, then as a small mark. */
function UnpaidNoticeBase(props: ConnectedProps<typeof connector>) {
  const { orderId, path, noticedOrderId, noticeDismissed, noticeSeen } = props;
  const isShown = orderId !== '' && !pathsWithout.has(path);

  // When the page is left.
  useEffect(
    () => (isShown ? () => void noticeSeen({ orderId }) : undefined),
    [isShown, orderId, path, noticeSeen],
  );

  if (!isShown) return null;
  if (noticedOrderId === orderId) return <UnpaidMark orderId={orderId} />;
  return <UnpaidNotice orderId={orderId} onDismiss={() => noticeDismissed({ orderId })} />;
}

export const UnpaidNoticeContainer = connector(UnpaidNoticeBase);
