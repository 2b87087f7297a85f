import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { selectStoreInfo } from './shopSelectors';
import { NotFoundScreen } from './NotFoundScreen';
import type { RootState } from '../../app/types';

const mapStateToProps = (state: RootState) => {
  const { companyPhone, companyEmail } = selectStoreInfo(state);
  return { phone: companyPhone, email: companyEmail };
};

const connector = connect(mapStateToProps);

/** The 404 page, with the store's phone and email where they are known. */
function NotFoundContainerBase({ phone, email }: ConnectedProps<typeof connector>) {
  return <NotFoundScreen phone={phone} email={email} />;
}

export const NotFoundContainer = connector(NotFoundContainerBase);
