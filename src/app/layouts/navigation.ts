import { routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';

export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

export const allProducts: NavigationLink = { name: layoutTexts.allProducts, href: routes.products() };

export function wishlistName(count: number): string {
  return count === 0 ? layoutTexts.wishlist : layoutTexts.wishlistWith(count);
}
