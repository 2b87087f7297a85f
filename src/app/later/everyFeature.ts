import { accountFeature } from './accountFeature';
import { contactFeature } from './contactFeature';
import { diagnosticsFeature } from './diagnosticsFeature';
import { installFeature } from './laterFeatures';
import { ordersFeature } from './ordersFeature';
import { paymentFeature } from './paymentFeature';
import { purchaseFeature } from './purchaseFeature';

/** Installs all later features. */
export function installEveryFeature(): void {
  const features = [
    purchaseFeature,
    accountFeature,
    contactFeature,
    diagnosticsFeature,
    ordersFeature,
    paymentFeature,
  ];
  for (const feature of features) installFeature(feature);
}
