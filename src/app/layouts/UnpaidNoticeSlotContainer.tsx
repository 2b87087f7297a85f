import { Suspense, use } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { lazyComponent } from '../../components/lazyComponent';
import { selectUnpaidOrder } from '../../features/purchase/purchaseSelectors';
import { ErrorBoundary } from '../router/ErrorBoundary';
import type { RootState } from '../types';

const unpaidNotice = lazyComponent(() =>
  import(/* webpackChunkName: "unpaid-notice" */ '../../features/purchase/UnpaidNoticeContainer').then(
    (module) => module.UnpaidNoticeContainer,
  ),
);

const connector = connect((state: RootState) => ({ orderId: selectUnpaidOrder(state) }));

/** Loads the notice of an unpaid order where there is one. Without its code the page stays as it is. */
function UnpaidNoticeSlotContainerBase({ orderId }: ConnectedProps<typeof connector>) {
  const recovery = use(ChunkRecoveryContext);
  if (orderId === '') return null;
  return (
    <ErrorBoundary recovery={recovery} resetKey={orderId} pending={null} renderFailure={() => null}>
      <Suspense fallback={null}>
        <unpaidNotice.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

export const UnpaidNoticeSlotContainer = connector(UnpaidNoticeSlotContainerBase);
