import { lazyPart } from '../components/lazyPart';
import { PolicyHeadContainer } from '../features/shop/PolicyHeadContainer';
import type { Page } from './page';

/** A policy page; below the privacy policy is what this device remembers. */
export const policyPage: Page = {
  layout: 'main',
  Head: PolicyHeadContainer,
  Screen: lazyPart(async () => {
    const [{ PolicyContainer }, { ForgetDeviceContainer }] = await Promise.all([
      import(/* webpackChunkName: "policy" */ '../features/shop/PolicyContainer'),
      import(/* webpackChunkName: "policy" */ '../features/device/ForgetDeviceContainer'),
    ]);
    return () => <PolicyContainer deviceData={<ForgetDeviceContainer />} />;
  }),
};
