import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import { formRefused } from './paymentSlice';
import { paymentTexts } from './paymentTexts';

/** Carries out what the answer to a payment asks for (specification, section 4). */
export function addPaymentListeners(startListening: AppStartListening): void {
  startListening({
    matcher: storefrontApi.endpoints.submitPayment.matchFulfilled,
    effect: (_action, { dispatch, extra, getOriginalState, getState }) => {
      const { payment } = getState();
      // Only the answer that moved the flow acts: a late or second one must not lead the shopper anywhere.
      if (payment === getOriginalState().payment) return;
      if (payment.status === 'completed') {
        dispatch(toastShown({ title: paymentTexts.initiatedTitle, message: paymentTexts.initiated }));
        extra.navigator.push(routes.orders);
      }
      if (payment.status === 'redirecting') {
        const { outcome } = payment;
        if (outcome.kind === 'redirectPost') extra.browser.postForm(outcome.url, outcome.inputs);
        else extra.browser.leaveTo(outcome.url);
      }
    },
  });

  startListening({
    actionCreator: formRefused,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: paymentTexts.validationTitle,
          message: paymentTexts.validation,
        }),
      );
    },
  });
}
