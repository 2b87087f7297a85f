import { AccountContainer } from '../features/auth/AccountContainer';
import { ForgetDeviceContainer } from '../features/keptProducts/ForgetDeviceContainer';

/** The account page with what this device remembers. */
export function AccountRoute() {
  return <AccountContainer deviceData={<ForgetDeviceContainer />} />;
}
