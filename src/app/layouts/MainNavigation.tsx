import Box from '@mui/material/Box';
import { ActionLink } from '../../components/ActionLink';
import type { NavigationLink } from './navigation';

interface MainNavigationProps {
  readonly links: readonly NavigationLink[];
  /** The path and query shown: its link is marked. */
  readonly currentHref: string | undefined;
}

/** The links of wide screens. From right to left, so that links which are loaded later shift none of the others. */
export function MainNavigation({ links, currentHref }: MainNavigationProps) {
  return (
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
  );
}
