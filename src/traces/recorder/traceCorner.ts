import { BOTTOM_SPACE, WIDE_BOTTOM_SPACE } from '../../components/tokens';

/** Room for a page's own bar above the bottom bar of phones, in CSS pixels. */
const PAGE_BAR_ROOM = 84;

/** The position of the trace tools: a corner that toasts, bars and docked elements leave free. */
export const traceCornerSx = {
  position: 'fixed',
  left: 16,
  bottom: {
    xs: `calc(${PAGE_BAR_ROOM}px + ${BOTTOM_SPACE})`,
    md: `calc(16px + ${WIDE_BOTTOM_SPACE})`,
  },
  maxWidth: 'calc(100vw - 32px)',
} as const;
