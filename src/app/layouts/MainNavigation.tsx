import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { from, NARROW, RADIUS } from '../../components/tokens';
import { fontWeights } from '../../components/typography';
import { HEADER_CATEGORY_LIMIT } from '../../lib/constants';
import type { NavigationLink } from './navigation';
import { allProducts } from './navigation';
import { layoutTexts } from './layoutTexts';

interface MainNavigationProps {
  /** All of the store: the first three are shown. */
  readonly categories: readonly NavigationLink[];
  /** The path and query shown: its link is marked. */
  readonly currentHref: string | undefined;
}

const Nav = styled('nav')({
  minWidth: 0,
  direction: 'rtl',
  [NARROW]: { display: 'none' },
});

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { direction: 'ltr' },
  [from.lg]: { gap: 12 },
});

const NavigationItem = styled(ActionLink)({
  display: 'block',
  lineHeight: '44px',
  paddingInline: 8,
  maxWidth: '17ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '0.9375rem',
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
  borderRadius: RADIUS,
  '&[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: '0.4em',
  },
  [from.lg]: { maxWidth: '26ch' },
});

/** The links of wide screens. From right to left, so that links which are loaded later shift none of the others. */
export const MainNavigation = memo(function MainNavigation({ categories, currentHref }: MainNavigationProps) {
  const links = [...categories.slice(0, HEADER_CATEGORY_LIMIT), allProducts];
  return (
    <Nav aria-label={layoutTexts.mainNavigation}>
      <List>
        {links.map(({ name, href }) => (
          <li key={href}>
            <NavigationItem
              to={href}
              underline="none"
              aria-current={href === currentHref ? 'page' : undefined}
            >
              {name}
            </NavigationItem>
          </li>
        ))}
      </List>
    </Nav>
  );
});
