import GridView from '@mui/icons-material/GridViewOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { TOUCH_TARGET } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';
import { CartBadgeContainer } from './CartBadge';

interface BottomBarProps {
  /** The path shown, without its query. */
  readonly pathname: string;
  /** Icons without texts at the left, as the page has its main button beside them. */
  readonly isCompact?: boolean;
}

const items = [
  { text: layoutTexts.home, href: routes.home, icon: <Home /> },
  { text: layoutTexts.category, href: routes.products(), icon: <GridView /> },
  { text: layoutTexts.account, href: routes.account, icon: <PersonOutlined /> },
];

export function BottomBar({ pathname, isCompact = false }: BottomBarProps) {
  return (
    <Paper
      component="nav"
      square
      aria-label={layoutTexts.quickNavigation}
      sx={{
        display: { md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        borderWidth: '1px 0 0',
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation sx={isCompact ? { width: 4 * TOUCH_TARGET } : undefined}>
        {items.map(({ text, href, icon }) => (
          <BottomNavigationAction
            key={href}
            href={href}
            icon={
              <>
                {icon}
                {isCompact && <VisuallyHidden>{text}</VisuallyHidden>}
              </>
            }
            label={isCompact ? undefined : text}
            aria-current={href === pathname ? 'page' : undefined}
          />
        ))}
        <BottomNavigationAction
          href={routes.cart}
          icon={<CartBadgeContainer />}
          // Its icon has a name that says the number.
          label={isCompact ? undefined : <span aria-hidden>{layoutTexts.cart}</span>}
          aria-current={pathname === routes.cart ? 'page' : undefined}
        />
      </BottomNavigation>
    </Paper>
  );
}
