import type { Theme } from '@mui/material/styles';
import {
  BOTTOM_BAR_HEIGHT,
  CONTENT_WIDTH,
  gutter,
  HEADER_HEIGHT,
  TOUCH_TARGET,
} from '../../../components/tokens';
import { LinkBehavior } from '../LinkBehavior';

export function navigation(theme: Theme): Theme['components'] {
  const { palette } = theme.vars;
  const { shape, typography, transitions, breakpoints } = theme;
  return {
    MuiLink: {
      defaultProps: { color: 'inherit', underline: 'always', component: LinkBehavior },
      styleOverrides: {
        root: {
          textDecorationThickness: 1,
          textUnderlineOffset: '0.22em',
          textDecorationColor: palette.outline,
          '&:hover': { color: palette.primary.main, textDecorationColor: 'currentColor' },
          variants: [
            {
              props: { variant: 'standalone' },
              style: {
                font: 'inherit',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: TOUCH_TARGET,
              },
            },
            {
              props: { variant: 'stretched' },
              style: {
                font: 'inherit',
                letterSpacing: 'inherit',
                '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 },
                '&&:focus-visible': { outline: 'none' },
                '&:focus-visible::after': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 3 },
              },
            },
            // Material UI gives a link that is a button its own text style.
            { props: { component: 'button' }, style: { font: 'inherit', verticalAlign: 'baseline' } },
          ],
        },
      },
    },

    MuiAppBar: {
      defaultProps: { color: 'transparent', position: 'sticky' },
      styleOverrides: {
        root: {
          borderWidth: '0 0 1px',
          backgroundColor: palette.background.default,
          '&[data-scrolled]': { borderColor: palette.outline, backgroundColor: palette.background.paper },
        },
      },
    },
    MuiToolbar: {
      defaultProps: { disableGutters: true },
      styleOverrides: {
        root: {
          '&, &&': { minHeight: HEADER_HEIGHT.narrow },
          [breakpoints.up('md')]: { '&, &&': { minHeight: HEADER_HEIGHT.wide } },
        },
      },
    },
    MuiContainer: {
      defaultProps: { maxWidth: 'xl' },
      styleOverrides: {
        root: {
          paddingInline: gutter.xs,
          [breakpoints.up('md')]: { paddingInline: gutter.md },
          [breakpoints.up('lg')]: { paddingInline: gutter.lg },
        },
        maxWidthXl: {
          [breakpoints.up('xl')]: { maxWidth: `calc(${CONTENT_WIDTH}px + 2 * ${gutter.lg})` },
        },
      },
    },

    MuiBottomNavigation: {
      defaultProps: { showLabels: true },
      styleOverrides: { root: { height: BOTTOM_BAR_HEIGHT - 1, backgroundColor: 'transparent' } },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: {
          minWidth: 0,
          maxWidth: 'none',
          padding: 0,
          gap: 2,
          color: palette.text.secondary,
          // Enlarged text grows only as far as the bar has room for it.
          '& svg': { fontSize: 'min(1.5rem, 28px)' },
          '&[aria-current]': { color: palette.primary.main },
          '&:focus-visible': { outlineOffset: '-3px' },
        },
        label: {
          '&, &.Mui-selected': {
            fontSize: 'min(0.75rem, 14px)',
            lineHeight: 1.3,
            fontWeight: typography.fontWeightMedium,
          },
          '[aria-current] > &': { fontWeight: typography.fontWeightBold },
          // Of an item that is its icon alone: no gap below it.
          '&:empty': { display: 'none' },
        },
      },
    },

    MuiPaginationItem: {
      defaultProps: { shape: 'rounded' },
      styleOverrides: {
        root: {
          minWidth: TOUCH_TARGET,
          height: TOUCH_TARGET,
          margin: 0,
          borderRadius: shape.borderRadius,
          fontSize: '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
          transition: transitions.create(['opacity', 'transform']),
          [breakpoints.down('md')]: { paddingInline: 0 },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: palette.text.primary,
            color: palette.background.default,
          },
        },
        ellipsis: {
          lineHeight: `${TOUCH_TARGET}px`,
          // The longest row (seven page numbers, two ellipses) then fits 360 px.
          [breakpoints.down('md')]: { minWidth: 18, padding: 0 },
        },
      },
    },

    MuiBreadcrumbs: { styleOverrides: { root: { fontSize: '0.875rem' } } },

    MuiMenu: {
      styleOverrides: {
        paper: { boxShadow: '0 8px 24px rgb(22 24 26 / 0.1)' },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          // Material UI makes them lower on wider windows, which tablets have too.
          '&&': { minHeight: TOUCH_TARGET },
          fontSize: '0.9375rem',
          '&[aria-current]': { fontWeight: typography.fontWeightBold },
        },
      },
    },
    MuiDrawer: {
      styleOverrides: { paper: { border: 0, borderRadius: 0, backgroundColor: palette.background.default } },
    },
  };
}
