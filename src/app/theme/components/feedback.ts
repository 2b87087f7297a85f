import type { Theme } from '@mui/material/styles';
import { FORCED_COLORS, HEADER_HEIGHT, VERY_NARROW } from '../../../components/tokens';
import { FLOATING_SHADOW } from './surfaces';

const severities = ['error', 'warning', 'info', 'success'] as const;

export function feedback(theme: Theme): Theme['components'] {
  const { palette } = theme.vars;
  return {
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          alignItems: 'flex-start',
          fontSize: '0.9375rem',
          overflowWrap: 'anywhere',
          textWrap: 'pretty',
          variants: [
            ...severities.map((severity) => ({
              props: { variant: 'outlined', severity } as const,
              style: {
                color: palette.text.primary,
                backgroundColor: palette[severity].light,
                borderColor: palette[severity].main,
                borderLeftWidth: 3,
                padding: '8px 16px',
              },
            })),
            {
              props: { variant: 'toast' },
              style: {
                maxWidth: '100%',
                minHeight: HEADER_HEIGHT.narrow,
                alignItems: 'center',
                // With enlarged text the action is below.
                flexWrap: 'wrap',
                padding: '4px 6px 4px 14px',
                color: palette.text.primary,
                backgroundColor: palette.background.paper,
                border: `1px solid ${palette.divider}`,
                boxShadow: FLOATING_SHADOW,
                // Low, so that it is over the header alone and not over the page's heading.
                lineHeight: 1.35,
                '& .MuiAlert-message': { flexBasis: '8rem', paddingBlock: 5 },
                '& .MuiAlertTitle-root': {
                  display: 'inline',
                  marginRight: 6,
                  font: 'inherit',
                  fontWeight: theme.typography.fontWeightBold,
                },
                // As wide as the header's navigation, which it lies over.
                [theme.breakpoints.up('md')]: { width: 'fit-content', minWidth: 360, maxWidth: 620 },
                // In the place of the header, all of it.
                [theme.breakpoints.down('md')]: {
                  width: '100vw',
                  borderWidth: '0 0 1px',
                  borderRadius: 0,
                  fontSize: '0.875rem',
                },
                [VERY_NARROW]: {
                  padding: '2px 2px 2px 10px',
                  fontSize: '0.8125rem',
                  '& .MuiAlert-icon': { marginRight: 6 },
                  '& .MuiAlert-action': { paddingLeft: 0 },
                },
                // On a dark page a shadow is not seen.
                ...theme.applyStyles('dark', { borderColor: palette.outline }),
                // In forced colours the icon alone would keep its colour, and not be seen.
                '& .MuiAlert-icon': { [FORCED_COLORS]: { color: 'CanvasText' } },
              },
            },
            {
              props: { variant: 'toast', severity: 'error' },
              style: {
                color: palette.error.contrastText,
                backgroundColor: palette.error.main,
                borderColor: palette.error.main,
                // A light box would be the brightest thing of a dark page.
                ...theme.applyStyles('dark', {
                  color: palette.text.primary,
                  backgroundColor: palette.error.light,
                  '& .MuiAlert-icon': { color: palette.error.main },
                }),
              },
            },
            {
              props: { variant: 'toast', severity: 'success' },
              style: { '& .MuiAlert-icon': { color: palette.success.main } },
            },
          ],
        },
        // In the middle of the first line.
        icon: { marginRight: 10, paddingBlock: 9, fontSize: 'min(1.25rem, 24px)' },
        message: { flex: 1, minWidth: 0 },
        action: { padding: 0, paddingLeft: 8, marginBlock: -2, alignItems: 'center', flexShrink: 0 },
      },
    },
    MuiAlertTitle: {
      styleOverrides: {
        root: { margin: 0, fontSize: '0.9375rem', fontWeight: theme.typography.fontWeightBold },
      },
    },

    // Not animated: a page full of them would distract.
    MuiSkeleton: {
      defaultProps: { animation: false, variant: 'rectangular' },
      styleOverrides: { root: { backgroundColor: palette.ground, borderRadius: 2 } },
    },
  };
}
