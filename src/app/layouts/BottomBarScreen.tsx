import GridView from '@mui/icons-material/GridViewOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { styled } from '@mui/material/styles';
import { plainControl } from '../../components/controlStyles';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { BOTTOM_BAR_HEIGHT, colors, from, TOUCH_TARGET } from '../../components/tokens';
import { fontWeights } from '../../components/typography';
import { routes } from '../../lib/routes';
import { CartBadge } from './CartBadge';
import { cartName } from './navigation';
import { layoutTexts } from './layoutTexts';

export interface BottomBarScreenProps {
  /** The path shown, without its query. */
  readonly pathname: string;
  /** Sum of quantities; null until the stored cart has been read. */
  readonly cartCount: number | null;
  /** Icons without texts at the left, as the page has its main button beside them. */
  readonly isCompact?: boolean;
}

interface ItemProps {
  readonly text: string;
  readonly href: string;
  /** The same in every render, so that an item that did not change is not rendered again. */
  readonly icon: ReactNode;
  /** Accessible name where it says more than the text. */
  readonly name?: string;
  readonly isCurrent: boolean;
  readonly isCompact: boolean;
}

const Bar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'var(--mui-zIndex-appBar)',
  backgroundColor: colors.paper,
  borderTop: `1px solid ${colors.divider}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  [from.md]: { display: 'none' },
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '&[data-compact]': { gridTemplateColumns: `repeat(4, ${TOUCH_TARGET}px)` },
});

const BarLink = styled(RouterLink)({
  ...plainControl,
  width: '100%',
  height: BOTTOM_BAR_HEIGHT - 1,
  flexDirection: 'column',
  gap: '2px',
  // Enlarged text grows only as far as the bar has room for it.
  fontSize: 'min(0.75rem, 14px)',
  '& svg': { fontSize: 'min(1.5rem, 28px)' },
  lineHeight: 1.3,
  fontWeight: fontWeights.medium,
  color: colors.muted,
  '&[aria-current]': { color: colors.accent, fontWeight: fontWeights.strong },
  '&:focus-visible': { outlineOffset: '-3px' },
});

const items = [
  { text: layoutTexts.home, href: routes.home, icon: <Home /> },
  { text: layoutTexts.category, href: routes.products(), icon: <GridView /> },
  { text: layoutTexts.account, href: routes.account, icon: <PersonOutlined /> },
] as const;

const Item = memo(function Item({ text, href, icon, name, isCurrent, isCompact }: ItemProps) {
  return (
    <li>
      <BarLink to={href} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {isCompact ? (
          <VisuallyHidden>{name ?? text}</VisuallyHidden>
        ) : name === undefined ? (
          text
        ) : (
          <>
            <span aria-hidden>{text}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
      </BarLink>
    </li>
  );
});

/** The bottom bar below 768 px (specification, "Header, footer, mobile bar"). */
export function BottomBarScreen({ pathname, cartCount, isCompact = false }: BottomBarScreenProps) {
  return (
    <Bar aria-label={layoutTexts.quickNavigation}>
      <List data-compact={isCompact || undefined}>
        {items.map((item) => (
          <Item key={item.href} {...item} isCurrent={pathname === item.href} isCompact={isCompact} />
        ))}
        <Item
          text={layoutTexts.cart}
          href={routes.cart}
          icon={<CartBadge count={cartCount} />}
          name={cartName(cartCount)}
          isCurrent={pathname === routes.cart}
          isCompact={isCompact}
        />
      </List>
    </Bar>
  );
}
