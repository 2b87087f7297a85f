import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { toastShown } from '../notifications/notificationsSlice';
import { NewsletterScreen } from './NewsletterScreen';

const connector = connect(null, { toastShown });

/** The newsletter's thanks. Subscribing is simulated: no call is made (specification, "Home"). */
function NewsletterBase({ toastShown }: ConnectedProps<typeof connector>) {
  return (
    <NewsletterScreen
      onSubscribe={() => {
        toastShown({ title: 'Subscribed!', message: 'Thank you for subscribing to our newsletter.' });
      }}
    />
  );
}

export const NewsletterContainer = connector(NewsletterBase);
