import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { memo } from 'react';
import { TOUCH_TARGET } from '../../components/tokens';
import { HEADER_CATEGORY_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { deviceName } from '../../lib/texts';
import { layoutTexts } from '../appTexts';

export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

export const allProducts: NavigationLink = { name: layoutTexts.allProducts, href: routes.products() };

export function wishlistName(count: number): string {
  return count === 0 ? layoutTexts.wishlist : layoutTexts.wishlistWith(count);
}

export const accountLinks: readonly NavigationLink[] = [
  { name: layoutTexts.account, href: routes.account },
  { name: layoutTexts.orders, href: routes.orders },
  { name: layoutTexts.trackOrder, href: routes.trackOrder() },
];

/** The shopper's own pages, of both menus. */
export const ownPages = (wishCount: number): readonly NavigationLink[] => [
  ...accountLinks,
  { name: wishlistName(wishCount), href: routes.wishlist },
  { name: deviceName, href: routes.device },
];

interface MainNavigationProps {
  readonly categories: readonly NavigationLink[];
  readonly currentHref: string | undefined;
}

/** The links of wide screens. From right to left, so that links which are loaded later shift none of the others. */
export const MainNavigation = memo(function MainNavigation({ categories, currentHref }: MainNavigationProps) {
  const links = [...categories.slice(0, HEADER_CATEGORY_LIMIT), allProducts];
  return (
    <Box
      component="nav"
      aria-label={layoutTexts.mainNavigation}
      sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0, direction: 'rtl' }}
    >
      <List
        disablePadding
        sx={{
          display: 'flex',
          flexDirection: 'row-reverse',
          minWidth: 0,
          gap: { xs: 0.5, lg: 1.5 },
          typography: 'button',
          fontWeight: 'fontWeightMedium',
        }}
      >
        {links.map(({ name, href }) => (
          <Box key={href} component="li" sx={{ minWidth: 0 }}>
            <Link
              href={href}
              underline="none"
              noWrap
              aria-current={href === currentHref ? 'page' : undefined}
              sx={{
                display: 'block',
                direction: 'ltr',
                maxWidth: { xs: '17ch', lg: '26ch' },
                paddingInline: 1,
                lineHeight: `${TOUCH_TARGET}px`,
                '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
              }}
            >
              {name}
            </Link>
          </Box>
        ))}
      </List>
    </Box>
  );
});
