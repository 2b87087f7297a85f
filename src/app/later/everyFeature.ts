import { accountFeature } from './accountFeature';
import { contactFeature } from './contactFeature';
import { diagnosticsFeature } from './diagnosticsFeature';
import { installFeature } from './laterFeatures';
import { ordersFeature } from './ordersFeature';
import { paymentFeature } from './paymentFeature';

/** Installs all later features. */
export function installEveryFeature(): void {
  for (const feature of [accountFeature, contactFeature, diagnosticsFeature, ordersFeature, paymentFeature]) {
    installFeature(feature);
  }
}
