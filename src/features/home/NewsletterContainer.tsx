import { connect, type ConnectedProps } from 'react-redux';
import { NewsletterForm } from './NewsletterForm';
import { subscribed } from './newsletterListeners';

const connector = connect(null, { subscribed });

/** Subscribing to the newsletter, which is simulated: no request is made. */
function NewsletterBase({ subscribed }: ConnectedProps<typeof connector>) {
  return <NewsletterForm onSubscribe={() => void subscribed()} />;
}

export const NewsletterContainer = connector(NewsletterBase);
