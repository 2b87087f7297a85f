import type { Theme } from '@mui/material/styles';
import { TOUCH_TARGET } from '../../../components/tokens';

/** The shadow of what lies over the page: dialogs, notices, toasts. */
export const FLOATING_SHADOW = '0 8px 24px rgb(22 24 26 / 0.14)';

/** What content lies on: flat, with thin borders. */
export function surfaces({ vars: { palette }, typography, breakpoints }: Theme): Theme['components'] {
  return {
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiPaper: {
      // Not by elevation, which writes a style attribute into the page's HTML.
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          variants: [
            {
              props: { variant: 'floating' },
              style: { border: `1px solid ${palette.divider}`, boxShadow: FLOATING_SHADOW },
            },
          ],
        },
      },
    },
    MuiCardContent: {
      styleOverrides: {
        root: {
          padding: 20,
          '&:last-child': { paddingBottom: 20 },
          [breakpoints.up('md')]: { padding: 24, '&:last-child': { paddingBottom: 24 } },
        },
      },
    },
    MuiCardActionArea: { styleOverrides: { focusHighlight: { display: 'none' } } },

    MuiAccordion: {
      defaultProps: { disableGutters: true, square: true },
      styleOverrides: {
        root: {
          backgroundColor: 'transparent',
          borderWidth: '0 0 1px',
          '&::before': { display: 'none' },
        },
      },
    },
    MuiAccordionSummary: {
      styleOverrides: {
        root: { minHeight: TOUCH_TARGET, padding: 0, fontWeight: typography.fontWeightBold },
      },
    },
    MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 16px' } } },

    MuiDialog: {
      styleOverrides: {
        paper: { boxShadow: FLOATING_SHADOW },
        paperFullScreen: { border: 0 },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...typography.h3 } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(22 24 26 / 0.45)' } },
      },
    },
  };
}
