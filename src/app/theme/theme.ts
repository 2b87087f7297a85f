import { brand } from '../../brand';
import { createShopTheme } from './createShopTheme';

/** The shop's theme. In a file of its own: creating it and evaluating what creates it are two tasks of a page's start. */
export const theme = createShopTheme(brand);
