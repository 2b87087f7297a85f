import { type ReactNode, useId, useLayoutEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useGetAccountInfoQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { SubmitButton } from '../../components/SubmitButton';
import { useNewValue } from '../../components/useNewValue';
import { priceToday } from '../../lib/lineChoice';
import { joined } from '../../lib/strings';
import { blankAddress, toSentAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { ownValue } from '../../lib/untrusted';
import { selectSessionId } from '../auth';
import {
  lineSizeChosen,
  selectCartLines,
  selectCartSaved,
  selectCartStatus,
  selectCartTotal,
  selectChecked,
  selectLastPurchase,
} from '../cart';
import { toastsResolved } from '../notifications';
import { selectUnpaidPurchase } from './checkoutSelectors';
import {
  selectCheckoutStatus,
  selectDraft,
  selectFailure,
  checkoutOpened,
  draftSaved,
  submitRefused,
  submitted,
} from './checkoutSlice';
import { addressForgotten, selectSavedAddresses } from './savedAddressSlice';
import { CheckoutScreen } from './CheckoutScreen';
import { checkoutTexts } from './checkoutTexts';

const mapStateToProps = (state: RootState) => ({
  isPlaced: selectCheckoutStatus(state) === 'placed',
  isEmpty:
    selectCheckoutStatus(state) === 'open' &&
    selectCartStatus(state) === 'ready' &&
    selectCartLines(state).length === 0,
  failure: selectFailure(state),
  sessionId: selectSessionId(state),
  draft: selectDraft(state),
  unpaid: selectUnpaidPurchase(state) ?? null,
  savedAddresses: selectSavedAddresses(state),
  cartStatus: selectCartStatus(state),
  lines: selectCartLines(state),
  total: selectCartTotal(state),
  saved: selectCartSaved(state),
  checked: selectChecked(state),
  lastPurchase: selectLastPurchase(state),
});

const connector = connect(mapStateToProps, {
  checkoutOpened,
  draftSaved,
  submitted,
  submitRefused,
  onCompleted: () => toastsResolved({ about: 'createOrder' }),
  onForget: addressForgotten,
  onSizeChoose: lineSizeChosen,
});

/** It alone is rendered when an order is submitted: rendering the form would hold the request up. */
const PlaceOrderButton = connect(
  (state: RootState) => ({ busy: selectCheckoutStatus(state) === 'placing' }),
  {},
)(SubmitButton);

/** The order's state is in the checkout slice; listeners show its outcome. */
export const CheckoutContainer = connector(function CheckoutContainer(
  props: ConnectedProps<typeof connector> & { readonly others: ReactNode },
) {
  const { others, isPlaced, isEmpty, sessionId, draft, unpaid, cartStatus, lastPurchase, ...rest } = props;
  const { checkoutOpened, draftSaved, submitted, submitRefused, ...shown } = rest;
  const { lines, checked } = shown;
  const formId = useId();

  // Before the first paint, which must not show the order of the last visit.
  useLayoutEffect(() => {
    checkoutOpened({ owner: sessionId });
  }, [checkoutOpened, sessionId]);

  // There is no form to submit: the shopper is told at once.
  const isRefused = isEmpty && unpaid === null;
  useNewValue(isRefused, () => isRefused && submitRefused({ reason: 'cartEmpty' }));

  // The account is kept as long as the form is open: after a 401 it tells whose the typed address is.
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: sessionId === '' || lines.length === 0,
  });
  const { firstName = '', lastName = '' } = account ?? {};

  function placeOrder(typed: ShippingAddress, isKept: boolean): void {
    // As the store charges them: its list of orders is compared with the sum.
    const priced = lines.map((line) => ({
      ...line,
      price: priceToday(line, ownValue(checked, line.id)) ?? line.price,
    }));
    submitted({ lines: priced, address: toSentAddress(typed), after: lastPurchase, isKept });
  }

  // The cart is emptied with the order; the empty checkout must not show before the payment page does.
  if (isPlaced) return <CheckoutScreen view={{ kind: 'placed' }} unpaid={null} />;
  if (cartStatus === 'loading') return <CheckoutScreen view={{ kind: 'loading' }} unpaid={null} />;
  if (isEmpty) return <CheckoutScreen view={{ kind: 'empty', others }} unpaid={unpaid} />;
  return (
    <CheckoutScreen
      unpaid={unpaid}
      view={{
        kind: 'ready',
        ...shown,
        initialAddress: draft ?? blankAddress,
        formId,
        submitButton: (
          <PlaceOrderButton form={formId} busyText={checkoutTexts.placingOrder} sx={{ flex: '1 0 auto' }}>
            {checkoutTexts.placeOrder}
          </PlaceOrderButton>
        ),
        accountName: joined([firstName, lastName], ' '),
        onDraft: (address) => draftSaved({ owner: sessionId, phase: 'draft', address }),
        onRefused: () => submitRefused({ reason: 'blankFields' }),
        onSubmit: placeOrder,
      }}
    />
  );
});
