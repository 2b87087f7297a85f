import { useLayoutEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectCartLines, selectCartStatus, selectCartTotal } from '../cart/cartSelectors';
import { CheckoutScreen } from './CheckoutScreen';
import { selectCheckoutDraft, selectCheckoutStatus } from './checkoutSelectors';
import { draftSaved, opened, submitRefused, submitted } from './checkoutSlice';
import { toOrderProducts } from './orderProducts';
import type { ShippingAddress } from './shippingAddress';
import { blankAddress, toSentAddress } from './shippingAddress';

const mapStateToProps = (state: RootState) => ({
  status: selectCheckoutStatus(state),
  draft: selectCheckoutDraft(state),
  cartStatus: selectCartStatus(state),
  lines: selectCartLines(state),
  total: selectCartTotal(state),
});

const connector = connect(mapStateToProps, { opened, draftSaved, submitted, submitRefused });

/**
 * Checking out (specification, "Checkout"). How an order fares is in the checkout slice, which lets one order
 * through; listeners say what became of it and move on to the payment.
 */
function CheckoutContainerBase({
  status,
  draft,
  cartStatus,
  lines,
  total,
  opened,
  draftSaved,
  submitted,
  submitRefused,
}: ConnectedProps<typeof connector>) {
  // Before the first paint: an order of the last visit must not flash.
  useLayoutEffect(() => {
    opened();
  }, [opened]);

  function placeOrder(address: ShippingAddress): void {
    submitted({ products: toOrderProducts(lines), shippingAddress: toSentAddress(address) });
  }

  // The cart is empty as soon as the order exists: that is no reason to say so.
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
        onDraft: (address) => draftSaved(address),
        onRefused: (reason) => submitRefused({ reason }),
        onSubmit: placeOrder,
      }}
    />
  );
}

export const CheckoutContainer = connector(CheckoutContainerBase);
