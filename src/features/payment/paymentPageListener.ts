import type { AppStartListening } from '../../app/types';
import { selectIsPaying, selectPaymentAttempt } from '../checkout';
import { lookUpStanding } from './orderStanding';
import { attemptFound, bankBlocked, closed, codeShown, opened, returned } from './paymentSlice';

/** Follows the page while a payment is open: what was tried before, and the way back from the bank. */
export function addPaymentPageListener(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => opened.match(action) || closed.match(action),
    effect: (action, api) => {
      const { dispatch, extra, signal, cancelActiveListeners, getState } = api;
      cancelActiveListeners();
      if (!opened.match(action)) return;
      const { orderId } = action.payload;
      const attempt = selectPaymentAttempt(getState(), orderId);
      if (selectIsPaying(getState(), orderId)) dispatch(attemptFound());
      else if (attempt !== null) dispatch(codeShown({ attempt }));
      const stop = extra.page.onReturn(() => {
        dispatch(returned());
        // The order shows what was done at the bank.
        void lookUpStanding(api, orderId);
      });
      const stopHearing = extra.browser.onFormBlocked(() => dispatch(bankBlocked()));
      // Keeps this listener active until the page is closed, or opened for another order.
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          stop();
          stopHearing();
          resolve();
        });
      });
    },
  });
}
