import type { Theme } from '@mui/material/styles';
import { FORCED_COLORS, TOUCH_TARGET } from '../../../components/tokens';

/** Material UI places a badge by variables in a style attribute, which a page rendered ahead of time must not have. */
const noBadgeVariables: Record<string, undefined> = {
  '--Badge-translate': undefined,
  '--Badge-inset': undefined,
  '--Badge-origin': undefined,
};

export function data(theme: Theme): Theme['components'] {
  const { palette } = theme.vars;
  const { shape, typography, transitions, breakpoints } = theme;
  return {
    MuiTypography: {
      defaultProps: {
        // A subtitle is text below a heading; Material UI would render it as a heading.
        variantMapping: {
          display: 'h1',
          subtitle1: 'p',
          subtitle2: 'p',
          standalone: 'span',
          stretched: 'span',
        },
      },
    },

    MuiChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          height: '1.75rem',
          borderRadius: shape.borderRadius,
          fontWeight: typography.fontWeightMedium,
          // Seen in forced colours alone, which take the background away.
          [FORCED_COLORS]: { border: '1px solid CanvasText' },
          variants: [
            {
              // A tag at the corner of a picture.
              props: { size: 'small' },
              style: {
                height: '1.5rem',
                borderRadius: 2,
                fontWeight: typography.fontWeightBold,
                '& .MuiChip-label': { paddingInline: 8 },
              },
            },
            {
              props: { clickable: true },
              style: {
                height: TOUCH_TARGET,
                fontSize: '0.875rem',
                '& .MuiChip-label': { paddingInline: 16 },
                '&:active': { boxShadow: 'none' },
              },
            },
            {
              props: { clickable: true, variant: 'outlined' },
              style: {
                borderColor: palette.divider,
                backgroundColor: palette.background.paper,
                '&&:hover': { borderColor: palette.text.primary, backgroundColor: palette.background.paper },
              },
            },
          ],
        },
        deleteIcon: { margin: '0 12px 0 -8px', fontSize: 18, '&, &:hover': { color: 'inherit' } },
      },
    },
    MuiBadge: {
      defaultProps: { color: 'primary', slotProps: { badge: { style: noBadgeVariables } } },
      styleOverrides: {
        // Enlarged, icon and number stay inside the header.
        root: { '& svg': { fontSize: 'min(1.5rem, 28px)' } },
        badge: {
          height: 18,
          minWidth: 18,
          padding: '0 3px',
          // From the icon's middle outwards, however wide the number is; the widest one ends inside the window.
          top: 1,
          right: 'auto',
          left: '45%',
          fontSize: 'min(0.6875rem, 12px)',
          fontWeight: typography.fontWeightBold,
          fontVariantNumeric: 'tabular-nums',
          transform: 'translateY(-50%)',
          transformOrigin: '100% 0%',
          transition: transitions.create('transform'),
          '&.MuiBadge-invisible': { transform: 'scale(0) translateY(-50%)' },
          [FORCED_COLORS]: { border: '1px solid ButtonBorder' },
        },
      },
    },

    MuiListItemButton: {
      styleOverrides: {
        root: {
          minHeight: 48,
          overflowWrap: 'anywhere',
          // Material UI would fade the background; only opacity and transform are animated.
          transition: 'none',
          '&[aria-current]': { color: palette.primary.main },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.ground },
          // Inside: the edges of a list may clip it.
          '&:focus-visible': { outlineOffset: '-2px' },
        },
      },
    },

    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: '10px 12px',
          fontSize: '0.9375rem',
          lineHeight: 1.5,
          borderColor: palette.divider,
          verticalAlign: 'top',
          [breakpoints.down('md')]: { paddingInline: 8 },
        },
        head: {
          fontSize: '0.8125rem',
          fontWeight: typography.fontWeightMedium,
          color: palette.text.secondary,
        },
        // The row of a total.
        footer: { fontWeight: typography.fontWeightBold, color: palette.text.primary, borderBottom: 0 },
      },
    },

    // Steps of what happens by itself: bars with a text below, no numbers to press.
    MuiStepper: {
      defaultProps: { connector: null },
      styleOverrides: {
        root: {
          ...typography.caption,
          flexWrap: 'wrap',
          alignItems: 'stretch',
          gap: 8,
          color: palette.text.secondary,
        },
      },
    },
    MuiStep: {
      styleOverrides: {
        root: {
          // No step is narrower than its longest word.
          flex: '1 1 0',
          minWidth: 'min-content',
          padding: '6px 0 0',
          borderTop: `3px solid ${palette.divider}`,
          '&.Mui-completed, &[aria-current]': { borderColor: palette.text.primary },
          '&[aria-current]': { color: palette.text.primary, fontWeight: typography.fontWeightBold },
          // Where all borders have one colour.
          [FORCED_COLORS]: { '&:not(.Mui-completed, [aria-current])': { borderTopStyle: 'dotted' } },
        },
      },
    },
  };
}
