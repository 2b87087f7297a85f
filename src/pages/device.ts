import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** What this device keeps, and how to delete it. */
export const devicePage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "device" */ '../features/device/DeviceContainer').then(
      (module) => module.DeviceContainer,
    ),
  ),
};
