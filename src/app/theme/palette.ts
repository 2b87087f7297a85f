import type { ColorSystemOptions } from '@mui/material/styles';
import type { Brand, BrandColors } from '../../brand';
import type { OrderStatusKind } from '../../lib/orderStatus';

type StatusColors = Record<OrderStatusKind, { readonly main: string; readonly contrastText: string }>;

const lightStatus: StatusColors = {
  pending: { main: '#FBECC2', contrastText: '#6B4A00' },
  processing: { main: '#DDEAF6', contrastText: '#1B4F7E' },
  shipped: { main: '#EBE3F5', contrastText: '#5B3A8C' },
  delivered: { main: '#DDEFE0', contrastText: '#23592F' },
  cancelled: { main: '#FBE1DD', contrastText: '#97221A' },
  unknown: { main: '#EAE6DE', contrastText: '#4A4945' },
};

const darkStatus: StatusColors = {
  pending: { main: '#3A2F12', contrastText: '#F2CF80' },
  processing: { main: '#17304A', contrastText: '#A9CDF0' },
  shipped: { main: '#34264F', contrastText: '#CFBAF0' },
  delivered: { main: '#17381F', contrastText: '#A3D9AF' },
  cancelled: { main: '#4A1D19', contrastText: '#F7B0A7' },
  unknown: { main: '#33312D', contrastText: '#CFCBC2' },
};

/** Opacity of placeholders: lighter than a value, with a contrast of at least 5:1. */
const opacity = { inputPlaceholder: 0.68 } as const;

/** The palette's colours that are the brand's. `primary` is the accent; `outline` is of borders and disabled texts. */
function brandPalette(
  { page, surface, ground, ink, mutedInk, hairline, accent, accentHover, onAccent }: BrandColors,
  outline: string,
) {
  return {
    background: { default: page, paper: surface },
    divider: hairline,
    ground,
    outline,
    text: { primary: ink, secondary: mutedInk, disabled: outline },
    // Of icons.
    action: { active: mutedInk },
    primary: { main: accent, dark: accentHover, contrastText: onAccent },
  };
}

/**
 * The light and the dark scheme of a brand. `primary` is the accent, for the main action of a view; `secondary` is the
 * text colour, for all others.
 */
export function colorSchemesOf({ light, dark }: Brand): Record<'light' | 'dark', ColorSystemOptions> {
  return {
    light: {
      opacity,
      palette: {
        ...brandPalette(light, '#8C877C'),
        secondary: { main: light.ink, dark: '#33363A', light: '#4A4D52', contrastText: '#FFFFFF' },
        success: { main: '#2E6B3E', dark: '#23592F', light: '#DDEFE0', contrastText: '#FFFFFF' },
        error: { main: '#B42318', dark: '#97221A', light: '#FBE1DD', contrastText: '#FFFFFF' },
        warning: { main: '#7A5200', dark: '#6B4A00', light: '#FBECC2', contrastText: '#FFFFFF' },
        info: { main: '#1F5A8C', dark: '#1B4F7E', light: '#DDEAF6', contrastText: '#FFFFFF' },
        ...lightStatus,
      },
    },
    dark: {
      opacity,
      palette: {
        ...brandPalette(dark, '#7F7B72'),
        secondary: { main: dark.ink, dark: '#D8D3C9', light: '#FFFFFF', contrastText: dark.page },
        success: { main: '#86C796', dark: '#A3D9AF', light: '#17381F', contrastText: '#0F1A12' },
        error: { main: '#F59A8F', dark: '#F7B0A7', light: '#4A1D19', contrastText: '#230B08' },
        warning: { main: '#E8BD62', dark: '#F2CF80', light: '#3A2F12', contrastText: '#1E1705' },
        info: { main: '#93C0EA', dark: '#A9CDF0', light: '#17304A', contrastText: '#08131D' },
        ...darkStatus,
      },
    },
  };
}
