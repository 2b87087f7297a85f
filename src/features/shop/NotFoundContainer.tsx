import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { useIsHydrated } from '../../components/useIsHydrated';
import { plainPath, routes } from '../../lib/routes';
import { selectLocation } from '../location';
import { NotFoundScreen } from './NotFoundScreen';
import { selectStoreInfo } from './shopSelectors';

const passwordPaths: readonly string[] = [routes.forgotPassword, routes.resetPassword];

const mapStateToProps = (state: RootState) => {
  const { companyPhone, companyEmail } = selectStoreInfo(state);
  const asked = selectLocation(state).state?.from ?? '';
  return {
    phone: companyPhone,
    email: companyEmail,
    isAboutPassword: passwordPaths.includes(plainPath(asked)),
  };
};

const connector = connect(mapStateToProps);

/** The 404 page, with the store's phone and email where they are known. */
function NotFoundContainerBase({ phone, email, isAboutPassword }: ConnectedProps<typeof connector>) {
  // The page that was rendered ahead of time knows no entry of the history.
  const isHydrated = useIsHydrated();
  return <NotFoundScreen phone={phone} email={email} isAboutPassword={isHydrated && isAboutPassword} />;
}

export const NotFoundContainer = connector(NotFoundContainerBase);
