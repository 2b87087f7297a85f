import { connect, type ConnectedProps } from 'react-redux';
import { LazyBoundary } from '../../components/LazyBoundary';
import { lazyPart } from '../../components/lazyPart';
import { selectUnpaidOrder } from '../../features/checkout/checkoutSelectors';
import type { RootState } from '../types';

const UnpaidNotice = lazyPart(() =>
  import(/* webpackChunkName: "unpaid-notice" */ '../../features/checkout/UnpaidNoticeContainer').then(
    (module) => module.UnpaidNoticeContainer,
  ),
);

const connector = connect((state: RootState) => ({ orderId: selectUnpaidOrder(state) }));

/** Loads the notice of an unpaid order where there is one. Without its code the page stays as it is. */
function UnpaidNoticeSlotContainerBase({ orderId }: ConnectedProps<typeof connector>) {
  if (orderId === '') return null;
  return (
    <LazyBoundary resetKey={orderId} renderFailure={() => null}>
      <UnpaidNotice />
    </LazyBoundary>
  );
}

export const UnpaidNoticeSlotContainer = connector(UnpaidNoticeSlotContainerBase);
