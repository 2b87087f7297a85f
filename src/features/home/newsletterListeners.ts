import { createAction } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { toastShown } from '../notifications';
import { newsletterTexts } from './homeTexts';

/** The shopper subscribed to the newsletter. */
export const subscribed = createAction('newsletter/subscribed');

/** Shows the toast of the newsletter. */
export function addNewsletterListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: subscribed,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown(newsletterTexts.subscribed));
    },
  });
}
