/** Every screen of the shop in every state: one table for the accessibility tests and for `npm run gallery`. */
import { help, orders, signIn } from './accountScreens';
import { frame, home, listing, product, searching } from './browsingScreens';
import { cart, checkout } from './cartScreens';
import { collected, device, notFound, policies } from './pageScreens';
import { payment } from './paymentScreens';
import type { ScreenState } from './screen';

/** Every state, each once. */
export const screenTable: readonly ScreenState[] = [
  ...home,
  ...frame,
  ...searching,
  ...listing,
  ...product,
  ...collected,
  ...device,
  ...policies,
  ...notFound,
  ...cart,
  ...signIn,
  ...checkout,
  ...payment,
  ...orders,
  ...help,
];
