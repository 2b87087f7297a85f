import { useLayoutEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { blankAddress, toSentAddress } from '../../lib/shippingAddress';
import { selectSessionId } from '../auth/authSlice';
import {
  selectCartLines,
  selectCartStatus,
  selectCartTotal,
  selectLastPurchase,
} from '../cart/cartSelectors';
import { selectCheckoutStatus, selectDraft } from '../purchase/purchaseSelectors';
import { checkoutOpened, draftSaved, submitRefused, submitted } from '../purchase/purchaseSlice';
import { CheckoutScreen } from './CheckoutScreen';

const mapStateToProps = (state: RootState) => ({
  status: selectCheckoutStatus(state),
  sessionId: selectSessionId(state),
  draft: selectDraft(state),
  cartStatus: selectCartStatus(state),
  lines: selectCartLines(state),
  total: selectCartTotal(state),
  lastPurchase: selectLastPurchase(state),
});

const connector = connect(mapStateToProps, { checkoutOpened, draftSaved, submitted, submitRefused });

/** Checking out (specification, "Checkout"). The order's state is in the purchase slice; listeners show its outcome. */
function CheckoutContainerBase({
  status,
  sessionId,
  draft,
  cartStatus,
  lines,
  total,
  lastPurchase,
  checkoutOpened,
  draftSaved,
  submitted,
  submitRefused,
}: ConnectedProps<typeof connector>) {
  // Before the first paint, which must not show the order of the last visit.
  useLayoutEffect(() => {
    checkoutOpened({ owner: sessionId });
  }, [checkoutOpened, sessionId]);

  function placeOrder(address: ShippingAddress): void {
    submitted({ lines, address: toSentAddress(address), after: lastPurchase });
  }

  // The cart is emptied with the order; the empty checkout must not show before the payment page does.
  if (status === 'placed') return <CheckoutScreen view={{ kind: 'placed' }} />;
  if (cartStatus === 'loading') return <CheckoutScreen view={{ kind: 'loading' }} />;
  return (
    <CheckoutScreen
      view={{
        kind: 'ready',
        lines,
        total,
        initialAddress: draft ?? blankAddress,
        busy: status === 'placing',
        onDraft: (address) => draftSaved({ owner: sessionId, address }),
        onRefused: (reason) => submitRefused({ reason }),
        onSubmit: placeOrder,
      }}
    />
  );
}

export const CheckoutContainer = connector(CheckoutContainerBase);
