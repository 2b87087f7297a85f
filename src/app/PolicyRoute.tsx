import { ForgetDeviceContainer } from '../features/keptProducts/ForgetDeviceContainer';
import { PolicyContainer } from '../features/shop/PolicyContainer';

/** A policy page; below the privacy policy is what this device remembers. */
export function PolicyRoute() {
  return <PolicyContainer deviceData={<ForgetDeviceContainer />} />;
}
