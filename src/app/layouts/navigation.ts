import { routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';

export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

export const allProducts: NavigationLink = { name: layoutTexts.allProducts, href: routes.products() };

export const MAX_BADGE = 99;

/** A cart link's accessible name: 'Cart, 3 items'; plain 'Cart' while the stored cart is not read yet (null). */
export function cartName(count: number | null): string {
  if (count === null) return layoutTexts.cart;
  return layoutTexts.cartWith(count > MAX_BADGE ? `${MAX_BADGE}+` : String(count), count);
}

export function wishlistName(count: number): string {
  return count === 0 ? layoutTexts.wishlist : layoutTexts.wishlistWith(count);
}
