import type { Components, Theme } from '@mui/material/styles';
import { fontWeights } from './fonts';
import { gentle, RADIUS, TOUCH_TARGET } from '../../components/tokens';

/** Default props of Material UI's components. */
export const componentDefaults = {
  // A subtitle is text below a heading; Material UI would render it as a heading.
  MuiTypography: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  MuiButtonBase: { disableRipple: true },
  MuiPaper: { elevation: 0 },
  MuiAlert: { variant: 'outlined' },
} as const;

/** Styles of Material UI's components: flat, thin borders, no capitals, motion by opacity and transform alone. */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: RADIUS, fontWeight: fontWeights.medium, fontSize: '0.8125rem', height: 28 },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: TOUCH_TARGET,
        height: TOUCH_TARGET,
        margin: 0,
        borderRadius: RADIUS,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        transition: gentle(),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
      }),
      ellipsis: ({ theme }) => ({
        lineHeight: `${TOUCH_TARGET}px`,
        [theme.breakpoints.down('md')]: { minWidth: 20, padding: 0 },
      }),
    },
  },

  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 24px rgb(22 24 26 / 0.1)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET, fontSize: '0.9375rem' } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default, borderRadius: 0 }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(22 24 26 / 0.45)' } },
    },
  },

  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '0.9375rem',
        alignItems: 'flex-start',
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { severity },
          style: {
            backgroundColor: theme.vars.palette[severity].light,
            borderColor: theme.vars.palette[severity].main,
          },
        })),
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontWeight: fontWeights.strong, fontSize: '0.9375rem', margin: 0 } },
  },
};
