import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { toastShown } from '../notifications';
import { selectStoreInfo, selectStoreInfoStatus } from '../storeInfo';
import { ContactScreen } from './ContactScreen';
import { contactTexts } from './contactTexts';

const mapStateToProps = (state: RootState) => ({
  company: selectStoreInfoStatus(state) === 'loading' ? null : selectStoreInfo(state),
});

const connector = connect(mapStateToProps, { onSent: () => toastShown(contactTexts.sent) });

/** The contact page. The layout loads the shop's information. */
export const ContactContainer = connector(function ContactContainer({
  company,
  onSent,
}: ConnectedProps<typeof connector>) {
  return <ContactScreen company={company} hours={contactTexts.hours} onSent={onSent} />;
});
