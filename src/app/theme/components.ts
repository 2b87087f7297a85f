import type { Components, Theme } from '@mui/material/styles';
import { fontWeights } from './fonts';
import { gentle, RADIUS, TOUCH_TARGET } from '../../components/tokens';

/** Overrides of Material UI's components: flat, thin borders, no capitals, motion by opacity and transform alone. */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  // A subtitle is text below a heading; Material UI would render it as a heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },

  MuiButtonBase: { defaultProps: { disableRipple: true } },

  MuiButton: {
    defaultProps: { disableElevation: true, color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        padding: '9px 20px',
        transition: gentle(),
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        '&.MuiButton-contained.Mui-disabled': { backgroundColor: theme.vars.palette.divider },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 36, padding: '6px 14px' } },
          { props: { size: 'large' }, style: { minHeight: 52, padding: '13px 28px', fontSize: '1rem' } },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { variant: 'outlined', color: 'secondary' },
            style: {
              borderColor: theme.vars.palette.outline,
              '&:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.background.paper,
              },
            },
          },
        ],
        [theme.breakpoints.down('md')]: { minHeight: TOUCH_TARGET },
      }),
    },
  },

  MuiIconButton: {
    styleOverrides: {
      root: {
        width: TOUCH_TARGET,
        height: TOUCH_TARGET,
        color: 'inherit',
        borderRadius: RADIUS,
        transition: gentle(),
      },
    },
  },

  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationThickness: 1,
        textUnderlineOffset: '0.22em',
        textDecorationColor: theme.vars.palette.outline,
        '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
      }),
    },
  },

  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },

  // Labels stay above their field: readable while one types, and no notch is needed.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        fontWeight: fontWeights.medium,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        // 16 px at least: phones zoom into anything smaller.
        fontSize: '1rem',
        lineHeight: 1.5,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.primary.main },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.ground },
      }),
      multiline: { padding: 0 },
      input: { height: 'auto', lineHeight: 1.5, padding: '11px 14px' },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.outline,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '4px 0 8px', fontSize: '0.8125rem', lineHeight: 1.45, minHeight: 19 } },
  },
  MuiCheckbox: { defaultProps: { color: 'secondary' }, styleOverrides: { root: { padding: 10 } } },

  MuiChip: {
    styleOverrides: {
      root: { borderRadius: RADIUS, fontWeight: fontWeights.medium, fontSize: '0.8125rem', height: 28 },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontWeight: fontWeights.strong,
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        // Moved inwards, to overlap the icon and stay inside the header.
        height: 18,
        minWidth: 18,
        padding: '0 5px',
        top: 2,
        right: 1,
        transition: gentle(),
      },
    },
  },

  // Skeletons are not animated: a page full of them would distract.
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rectangular' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.ground, borderRadius: 2 }),
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

  MuiAlert: {
    defaultProps: { variant: 'outlined' },
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
