import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { companyFallbacks, notAvailable } from '../../lib/texts';
import { selectStoreInfo, selectStoreInfoStatus } from '../shop';
import { ContactScreen } from './ContactScreen';
import { messageSubmitted, selectIsMessageSending, selectSentMessages } from './contactSlice';

const mapStateToProps = (state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
  isSending: selectIsMessageSending(state),
  sentMessages: selectSentMessages(state),
});

const connector = connect(mapStateToProps, { messageSubmitted });

/** The contact page. The layout loads the store's information. */
function ContactContainerBase({
  storeInfo,
  storeInfoStatus,
  isSending,
  sentMessages,
  messageSubmitted,
}: ConnectedProps<typeof connector>) {
  const company = {
    name: storeInfo.companyName || companyFallbacks.name,
    address: storeInfo.companyAddress || companyFallbacks.address,
    phone: storeInfo.companyPhone || companyFallbacks.phone,
    email: storeInfo.companyEmail || notAvailable,
  };

  return (
    <ContactScreen
      company={storeInfoStatus === 'loading' ? null : company}
      busy={isSending}
      sentMessages={sentMessages}
      onSubmit={() => {
        if (!isSending) messageSubmitted();
      }}
    />
  );
}

export const ContactContainer = connector(ContactContainerBase);
