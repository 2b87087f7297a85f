import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The account page with what this device remembers. */
export const accountPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(async () => {
    const [{ AccountContainer }, { ForgetDeviceContainer }] = await Promise.all([
      import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer'),
      import(/* webpackChunkName: "account" */ '../features/device/ForgetDeviceContainer'),
    ]);
    return () => <AccountContainer deviceData={<ForgetDeviceContainer />} />;
  }),
};
