import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { toastShown } from '../notifications/notificationsSlice';
import { NewsletterScreen } from './NewsletterScreen';
import { newsletterTexts } from './newsletterTexts';

const connector = connect(null, { toastShown });

/** Subscribing to the newsletter, which is simulated: no request is made (specification, "Home"). */
function NewsletterBase({ toastShown }: ConnectedProps<typeof connector>) {
  return (
    <NewsletterScreen
      onSubscribe={() => {
        toastShown(newsletterTexts.subscribed);
      }}
    />
  );
}

export const NewsletterContainer = connector(NewsletterBase);
