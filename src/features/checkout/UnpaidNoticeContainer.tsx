import { useEffect, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { selectPath } from '../location';
import { UnpaidMark, UnpaidNotice } from './UnpaidNotice';
import { selectUnpaidOrder } from './checkoutSelectors';
import { selectNoticedOrder, noticeDismissed, noticeSeen, selectPaymentAttempt } from './checkoutSlice';
import { unpaidText } from './unpaidText';

const mapStateToProps = (state: RootState) => {
  const orderId = selectUnpaidOrder(state);
  return {
    noticedOrderId: selectNoticedOrder(state),
    orderId,
    attempt: selectPaymentAttempt(state, orderId),
    path: selectPath(state),
  };
};

const connector = connect(mapStateToProps, { noticeDismissed, noticeSeen });

/**
 * Pages without the notice: they show the order themselves, or, as a product's, have prices and buttons where the notice
 * would lie.
 */
const pathsWithout = [paths.payment, paths.checkout, paths.orderSuccess, paths.orders, paths.product];

/** The notice of an unpaid order: on the first page that shows it in full, then as a small mark. */
function UnpaidNoticeBase(props: ConnectedProps<typeof connector>) {
  const { orderId, attempt, path, noticedOrderId, noticeDismissed, noticeSeen } = props;
  const [now] = useState(Date.now);
  const isShown = orderId !== '' && !pathsWithout.some((without) => matchPath(without, path) !== null);

  // When the page is left.
  useEffect(
    () => (isShown ? () => void noticeSeen({ orderId }) : undefined),
    [isShown, orderId, path, noticeSeen],
  );

  if (!isShown) return null;
  const text = unpaidText(orderId, attempt, now);
  if (noticedOrderId === orderId) return <UnpaidMark orderId={orderId} text={text} />;
  return <UnpaidNotice orderId={orderId} text={text} onDismiss={() => noticeDismissed({ orderId })} />;
}

export const UnpaidNoticeContainer = connector(UnpaidNoticeBase);
