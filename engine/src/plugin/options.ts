/** What the plugin is told when it is set up. */
export interface ShopOptions {
  /** The address of stored pictures, with a slash at its end. */
  readonly assetPrefix: string;
}

export const SHOP_OPTIONS = Symbol('SHOP_OPTIONS');
