import type { ThemeOptions } from '@mui/material/styles';
import { gentle, RADIUS, TOUCH_TARGET } from '../../components/tokens';

/** Default props of Material UI's components. */
export const componentDefaults = {
  MuiButtonBase: { disableRipple: true },
  MuiPaper: { elevation: 0 },
} as const;

/** Styles of Material UI's components: flat, thin borders, no capitals, motion by opacity and transform alone. */
export const componentOverrides: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
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
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: RADIUS }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(22 24 26 / 0.45)' } },
    },
  },
};
