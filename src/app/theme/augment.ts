/** What the shop's theme adds to Material UI's types. */

/** Background and text colour of a status chip. */
export interface Tint {
  readonly ground: string;
  readonly ink: string;
}

/** The tint of each order status; `unknown` for codes the shop has no name for. */
export type StatusTints = Readonly<
  Record<'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'unknown', Tint>
>;

interface ShopPalette {
  /** Grey behind pictures and skeletons. */
  readonly ground: string;
  /** Border of fields and choices: at least 3:1 against page and surface. */
  readonly outline: string;
  readonly status: StatusTints;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends ShopPalette {}
  interface PaletteOptions extends Partial<ShopPalette> {}
  interface BreakpointOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: true;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
  }
}
