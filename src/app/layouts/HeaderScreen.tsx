import Menu from '@mui/icons-material/Menu';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ActionLink } from '../../components/ActionLink';
import { ButtonLink } from '../../components/ButtonLink';
import { lazyComponent } from '../../components/lazyComponent';
import { gentle, HEADER_HEIGHT, pageColumns, RADIUS, VERY_NARROW } from '../../components/tokens';
import { HEADER_SCROLL_THRESHOLD } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { CartBadge } from './CartBadge';
import { MenuBoundary } from './MenuBoundary';
import { cartName, navigationTexts, type NavigationLink } from './navigation';

// Neither is in the first view: they come when a finger or a pointer nears what opens them.
const menuDrawer = lazyComponent(() => import('./MenuDrawer').then((module) => module.MenuDrawer));
const accountMenu = lazyComponent(() => import('./AccountMenu').then((module) => module.AccountMenu));

export interface HeaderScreenProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the store has no logo. */
  readonly logoUrl?: string;
  /** At most three; empty until the store has told them. */
  readonly categories: readonly NavigationLink[];
  /** Sum of quantities; null until the stored cart has been read. */
  readonly cartCount: number | null;
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  /** The path shown, for marking the current link. With its query, as categories differ by it. */
  readonly currentHref?: string;
  /** The drawer of narrow screens. */
  readonly menuOpen: boolean;
  readonly onMenuOpen: () => void;
  readonly onMenuClose: () => void;
  /** The small menu beside the account icon. */
  readonly accountMenuOpen: boolean;
  readonly onAccountMenuOpen: () => void;
  readonly onAccountMenuClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * The header of the main layout (specification, "Header, footer, mobile bar"). It is sticky and changes its style
 * past 20 px of scrolling, without changing its size. Categories are set from the right, so that their arrival
 * moves nothing.
 */
export function HeaderScreen(props: HeaderScreenProps) {
  const { categories, cartCount, currentHref } = props;
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: HEADER_SCROLL_THRESHOLD });
  const links = [...categories, { name: navigationTexts.allProducts, href: routes.products() }];
  return (
    <Box
      component="header"
      data-scrolled={isScrolled}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: '1px solid',
        borderColor: isScrolled ? 'outline' : 'divider',
        bgcolor: isScrolled ? 'background.paper' : 'background.default',
        ...pageColumns,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: { xs: HEADER_HEIGHT.narrow, md: HEADER_HEIGHT.wide },
          marginInline: { xs: '-8px', md: 0 },
          gap: { xs: 0.5, md: 2 },
        }}
      >
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={props.menuOpen}
          onClick={props.onMenuOpen}
          onPointerEnter={() => void menuDrawer.preload()}
          onFocus={() => void menuDrawer.preload()}
          sx={{ display: { md: 'none' } }}
        >
          <Menu />
        </IconButton>
        <Brand {...props} isScrolled={isScrolled} />
        {/* Starts at the right, also for the browser's measure of shifts: it grows to the left. */}
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0, direction: 'rtl' }}
        >
          <Box
            component="ul"
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              gap: { md: 0.5, lg: 1.5 },
              listStyle: 'none',
              margin: 0,
              padding: 0,
              '& > li': { direction: 'ltr' },
            }}
          >
            {links.map(({ name, href }) => (
              <li key={href}>
                <ActionLink
                  to={href}
                  underline="none"
                  aria-current={href === currentHref ? 'page' : undefined}
                  sx={{
                    display: 'block',
                    lineHeight: '44px',
                    paddingInline: 1,
                    maxWidth: { md: '17ch', lg: '26ch' },
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    fontSize: '0.9375rem',
                    fontWeight: 'fontWeightMedium',
                    whiteSpace: 'nowrap',
                    borderRadius: 1,
                    '&[aria-current]': {
                      textDecoration: 'underline',
                      textDecorationColor: 'currentColor',
                      textUnderlineOffset: '0.4em',
                    },
                  }}
                >
                  {name}
                </ActionLink>
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
          <AccountCorner {...props} />
          <IconButton component={RouterLink} to={routes.cart} aria-label={cartName(cartCount)}>
            <CartBadge count={cartCount} />
          </IconButton>
        </Box>
      </Box>
      <OnceOpened open={props.menuOpen} onClose={props.onMenuClose}>
        <menuDrawer.Component
          open={props.menuOpen}
          onClose={props.onMenuClose}
          storeName={props.storeName}
          links={links}
          authStatus={props.authStatus}
          onSignOut={props.onSignOut}
        />
      </OnceOpened>
    </Box>
  );
}

interface BrandProps extends Pick<HeaderScreenProps, 'storeName' | 'logoUrl'> {
  readonly isScrolled: boolean;
}

/** The store's name, with its logo before it. A new logo makes it anew rather than moving it. */
function Brand({ storeName, logoUrl = '', isScrolled }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        key={hasLogo ? logoUrl : 'name'}
        component={RouterLink}
        to={routes.home}
        // While the store's name is on its way the link still says where it leads.
        aria-label={storeName === '' ? navigationTexts.home : undefined}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.25,
          maxWidth: '100%',
          // 44 px of target also when it is scaled down.
          minHeight: 48,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
          transformOrigin: 'left center',
          transform: isScrolled ? 'scale(0.94)' : 'none',
          transition: gentle(),
        }}
      >
        {hasLogo && (
          <Box
            component="img"
            src={logoUrl}
            alt=""
            width={32}
            height={32}
            onError={() => setFailedLogo(logoUrl)}
            sx={[
              {
                objectFit: 'contain',
                flexShrink: 0,
                // The narrowest phones have room for one of the two, and the name says more.
                [VERY_NARROW]: { display: 'none' },
              },
              // A store draws its logo for white paper: in the dark it keeps a piece of it.
              (theme) =>
                theme.applyStyles('dark', {
                  padding: '2px',
                  borderRadius: `${RADIUS}px`,
                  backgroundColor: theme.vars.palette.text.primary,
                }),
            ]}
          />
        )}
        <Box
          component="span"
          sx={{
            typography: 'h3',
            fontSize: { xs: '1.0625rem', md: '1.25rem' },
            textWrap: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {storeName}
        </Box>
      </Box>
    </Box>
  );
}

/** The account icon and its menu, or the Login button, in a box that is the same whichever it is. */
function AccountCorner(props: HeaderScreenProps) {
  const menuButton = useRef<HTMLButtonElement>(null);
  const { authStatus } = props;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', width: { xs: 68, md: 84 }, minHeight: 44 }}>
      {authStatus === 'signedOut' && (
        <ButtonLink to={routes.login} variant="text">
          {navigationTexts.login}
        </ButtonLink>
      )}
      {authStatus === 'signedIn' && (
        <>
          <IconButton component={RouterLink} to={routes.account} aria-label={navigationTexts.account}>
            <PersonOutlined />
          </IconButton>
          <IconButton
            ref={menuButton}
            aria-label="Account menu"
            aria-haspopup="menu"
            aria-expanded={props.accountMenuOpen}
            onClick={props.onAccountMenuOpen}
            onPointerEnter={() => void accountMenu.preload()}
            onFocus={() => void accountMenu.preload()}
            sx={{ width: 32, marginLeft: '-8px', display: { xs: 'none', md: 'inline-flex' } }}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
          <OnceOpened open={props.accountMenuOpen} onClose={props.onAccountMenuClose}>
            <accountMenu.Component
              open={props.accountMenuOpen}
              anchor={menuButton}
              onClose={props.onAccountMenuClose}
              onSignOut={props.onSignOut}
            />
          </OnceOpened>
        </>
      )}
    </Box>
  );
}

interface OnceOpenedProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mounts what is loaded late at its first opening, and keeps it, so that its closing can be seen. */
function OnceOpened({ open, onClose, children }: OnceOpenedProps) {
  const [seen, setSeen] = useState({ open: false, times: 0 });
  if (open !== seen.open) setSeen({ open, times: seen.times + Number(open) });
  if (seen.times === 0) return null;
  return (
    <MenuBoundary open={open} openings={seen.times} onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </MenuBoundary>
  );
}
