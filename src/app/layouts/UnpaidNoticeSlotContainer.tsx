import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { lazyComponent } from '../../components/lazyComponent';
import { selectUnpaidOrder } from '../../features/purchase/unpaidOrderSelectors';
import type { RootState } from '../types';
import { LazyPartBoundary } from './LazyPartBoundary';

const unpaidNotice = lazyComponent(() =>
  import(/* webpackChunkName: "unpaid-notice" */ '../../features/purchase/UnpaidNoticeContainer').then(
    (module) => module.UnpaidNoticeContainer,
  ),
);

const connector = connect((state: RootState) => ({ orderId: selectUnpaidOrder(state) }));

/** Loads the notice of an unpaid order where there is one. Without its code the page stays as it is. */
function UnpaidNoticeSlotContainerBase({ orderId }: ConnectedProps<typeof connector>) {
  if (orderId === '') return null;
  return (
    <LazyPartBoundary resetKey={orderId}>
      <unpaidNotice.Component />
    </LazyPartBoundary>
  );
}

export const UnpaidNoticeSlotContainer = connector(UnpaidNoticeSlotContainerBase);
