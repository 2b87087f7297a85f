import { customerParts } from './section2Customer';
import { paymentScreenParts } from './section2Payment';
import { shellParts } from './section2Shell';
import { shoppingParts } from './section2Shopping';
import { afterPurchaseParts } from './section2AfterPurchase';
import type { SpecificationSection } from './types';

export const section2: SpecificationSection = {
  number: 2,
  title: 'Screens and routes',
  parts: [...shellParts, ...shoppingParts, ...customerParts, ...paymentScreenParts, ...afterPurchaseParts],
};
