import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';
import type { OrderStatusKind } from '../../lib/orderStatus';

interface ShopPalette {
  /** Grey behind pictures and skeletons. */
  readonly ground: string;
  /** Border of fields and choices: at least 3:1 against page and surface. */
  readonly outline: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends ShopPalette, Record<OrderStatusKind, PaletteColor> {}
  interface PaletteOptions extends Partial<ShopPalette & Record<OrderStatusKind, PaletteColorOptions>> {}
  interface TypographyVariants {
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    /** Of a Link outside of running text: a touch target. */
    standalone: true;
    /** Of a Link that covers the box around it, which is positioned. */
    stretched: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<OrderStatusKind, true> {}
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Over the page, such as a notice. */
    floating: true;
  }
}
