import type { Theme } from '@mui/material/styles';
import { CAN_HOVER, FORCED_COLORS, TOUCH_TARGET } from '../../../components/tokens';
import { LinkBehavior } from '../LinkBehavior';

export function inputs(theme: Theme): Theme['components'] {
  const { palette } = theme.vars;
  const { shape, typography, transitions, breakpoints } = theme;
  const gentle = transitions.create(['opacity', 'transform'], { easing: transitions.easing.easeOut });
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true, LinkComponent: LinkBehavior },
    },

    MuiButton: {
      defaultProps: { disableElevation: true, color: 'secondary' },
      styleOverrides: {
        root: {
          minHeight: TOUCH_TARGET,
          padding: '9px 20px',
          transition: gentle,
          '&:active': { transform: 'translateY(1px)' },
          '&.Mui-disabled': { color: palette.text.secondary },
          // Of a form, as far below its fields as they are seen apart.
          'form > &.MuiButton-sizeLarge': { marginTop: 6 },
          variants: [
            {
              props: { size: 'small' },
              style: {
                minHeight: 36,
                padding: '6px 14px',
                fontSize: '0.8125rem',
                [breakpoints.down('md')]: { minHeight: TOUCH_TARGET },
              },
            },
            { props: { size: 'large' }, style: { minHeight: 52, padding: '13px 28px', fontSize: '1rem' } },
            {
              props: { variant: 'text' },
              style: {
                paddingInline: 12,
                // As of a link: it has no other edge.
                textDecoration: `underline 1px ${palette.outline}`,
                textUnderlineOffset: '0.22em',
                '&:hover': { textDecoration: 'underline 1px' },
              },
            },
            { props: { variant: 'outlined' }, style: { borderColor: 'currentColor' } },
            {
              props: { variant: 'outlined', color: 'secondary' },
              style: {
                borderColor: palette.outline,
                [CAN_HOVER]: {
                  '&:hover': { borderColor: palette.text.primary, backgroundColor: palette.background.paper },
                },
              },
            },
            {
              props: { variant: 'contained' },
              style: {
                '&.Mui-disabled': { color: palette.text.secondary, backgroundColor: palette.divider },
                // Where the browser replaces all colours, a border is what is left of a filled button.
                [FORCED_COLORS]: {
                  border: '1px solid ButtonText',
                  '&.Mui-disabled': { borderColor: 'GrayText' },
                },
              },
            },
          ],
        },
      },
    },

    MuiIconButton: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          flexShrink: 0,
          width: TOUCH_TARGET,
          height: TOUCH_TARGET,
          borderRadius: shape.borderRadius,
          transition: gentle,
          // For `aria-disabled` rather than `disabled`, which would lose the focus.
          '&[aria-disabled="true"]': {
            color: palette.text.disabled,
            cursor: 'default',
            '&:hover': { backgroundColor: 'transparent' },
          },
        },
      },
    },

    MuiToggleButtonGroup: {
      styleOverrides: {
        // Each button is a box of its own: Material UI would join them, without a border between two chosen ones.
        root: {
          flexWrap: 'wrap',
          gap: 8,
          '& .MuiToggleButton-root.Mui-selected + .MuiToggleButton-root.Mui-selected': {
            borderLeft: `1px solid ${palette.text.primary}`,
          },
          // It would leave out the left border of a disabled one.
          '& .MuiToggleButtonGroup-grouped.MuiToggleButton-root.Mui-disabled': {
            border: `1px solid ${palette.divider}`,
          },
          '&[aria-invalid="true"] .MuiToggleButton-root': { borderColor: palette.error.main },
        },
        grouped: {
          margin: 0,
          borderRadius: shape.borderRadius,
          border: `1px solid ${palette.outline}`,
          // On a touch screen it would stay after the tap.
          [CAN_HOVER]: { '&:hover': { borderColor: palette.text.primary } },
          '&.Mui-selected': { borderColor: palette.text.primary },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          ...typography.body2,
          fontWeight: typography.fontWeightMedium,
          gap: 8,
          minWidth: 52,
          minHeight: TOUCH_TARGET,
          padding: '0 16px',
          color: palette.text.primary,
          borderColor: palette.outline,
          backgroundColor: palette.background.paper,
          transition: gentle,
          [CAN_HOVER]: { '&:hover': { borderColor: palette.text.primary } },
          '&:hover': { backgroundColor: palette.background.paper },
          '&.Mui-selected, &.Mui-selected:hover': {
            color: palette.background.default,
            borderColor: palette.text.primary,
            backgroundColor: palette.text.primary,
          },
          // An icon alone.
          variants: [{ props: { size: 'small' }, style: { minWidth: TOUCH_TARGET, padding: 0 } }],
        },
      },
    },

    // The list of a native select is the phone's own.
    MuiTextField: { defaultProps: { fullWidth: true, slotProps: { select: { native: true } } } },
    // The arrow is 1.5rem wide, also where text is enlarged.
    MuiNativeSelect: { styleOverrides: { outlined: { '&&&': { paddingRight: 'calc(1.5rem + 8px)' } } } },
    // Labels stay above their field: readable while one types, and no notch is needed.
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 6,
          fontSize: '0.875rem',
          lineHeight: 1.45,
          letterSpacing: 0,
          fontWeight: typography.fontWeightMedium,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          '&, &.Mui-focused, &.Mui-error': { color: palette.text.primary },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: palette.background.paper,
          // 16 px at least: phones zoom into anything smaller.
          fontSize: '1rem',
          lineHeight: 1.5,
          letterSpacing: 0,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: palette.primary.main },
          // The same before the page is hydrated.
          '&:has(> :is(input, select, textarea):focus) .MuiOutlinedInput-notchedOutline': {
            borderColor: palette.primary.main,
            borderWidth: 2,
          },
          '&&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: palette.error.main },
          '&.Mui-disabled': { backgroundColor: palette.ground },
        },
        multiline: { padding: 0 },
        input: {
          height: 'auto',
          lineHeight: 1.5,
          paddingBlock: 11,
          '&:focus-visible': { outline: 0 },
          // Grows with its text.
          'textarea&': {
            paddingInline: 14,
            resize: 'none',
            fieldSizing: 'content',
            boxSizing: 'border-box',
            '@supports not (field-sizing: content)': { resize: 'vertical' },
          },
        },
        notchedOutline: {
          top: 0,
          borderColor: palette.outline,
          '& legend': { display: 'none' },
        },
      },
    },
    // The rhythm of forms: directly below its field, and with its line the space to what follows.
    MuiFormHelperText: {
      styleOverrides: {
        root: { margin: '2px 0 12px', fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: '0.005em' },
      },
    },
    MuiFormControl: {
      styleOverrides: {
        root: {
          // A checkbox of a form: what is seen of it keeps that space, the rest of its touch target takes none.
          '&:has(> .MuiFormControlLabel-root)': {
            flexFlow: 'row wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            margin: '-10px 0 16px',
            '& > .MuiFormHelperText-root': {
              flexBasis: '100%',
              marginTop: -10,
              paddingLeft: 33,
              // It lies over the target's lower edge.
              pointerEvents: 'none',
            },
          },
        },
      },
    },
    MuiCheckbox: {
      defaultProps: { color: 'secondary' },
      styleOverrides: { root: { padding: 10 } },
    },
  };
}
