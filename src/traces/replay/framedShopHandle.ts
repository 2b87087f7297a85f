import type { RootState } from '../../app/types';

/** The event on the iframe that says that the shop in it can show states; its detail is the handle. */
export const FRAMED_SHOP_READY = 'replay:framed-shop-ready';

/** What the replay page can do with the framed shop. */
export interface FramedShopHandle {
  /** Shows a state; done when the screen has been drawn. `step` names it. */
  readonly show: (state: RootState, step: number) => void;
}

/** Whether the event's detail is the handle. */
export function isFramedShopHandle(value: unknown): value is FramedShopHandle {
  return typeof value === 'object' && value !== null && 'show' in value && typeof value.show === 'function';
}
