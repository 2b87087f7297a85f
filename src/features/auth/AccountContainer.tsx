import { connect, type ConnectedProps } from 'react-redux';
import { useGetAccountInfoQuery } from '../../api/storefrontApi';
import { formatDate } from '../../lib/dates';
import { joined } from '../../lib/strings';
import { notAvailable } from '../../lib/texts';
import { AccountScreen, type AccountScreenProps } from './AccountScreen';
import { signedOut } from './authSlice';

const connector = connect(null, { signedOut });
type Props = ConnectedProps<typeof connector> & Pick<AccountScreenProps, 'lastOrder'>;

/** The signed-in shopper's account; the route's guard requires a session. */
export const AccountContainer = connector(function AccountContainer({ signedOut, lastOrder }: Props) {
  // Not `data`: after a jump in the DevTools it would still be that of the state before.
  const { currentData: data, isFetching, isError, refetch } = useGetAccountInfoQuery();

  let view: AccountScreenProps['view'] = { kind: 'loading' };
  if (data !== undefined) {
    const name = joined([data.firstName, data.lastName], ' ') || notAvailable;
    const account = { name, email: data.email || notAvailable, memberSince: formatDate(data.createdAt) };
    view = { kind: 'ready', account };
  } else if (isError && !isFetching) view = { kind: 'failed', onRetry: () => void refetch() };

  return <AccountScreen view={view} lastOrder={lastOrder} onSignOut={() => signedOut({ from: 'account' })} />;
});
