import { BOTTOM_BAR_HEIGHT, DOCKED } from '../../components/tokens';

/** Room for the bar at the bottom of phones and for the buy bar above it, in CSS pixels. */
const ABOVE_BARS = BOTTOM_BAR_HEIGHT + 84;

/** The position of the trace tools: a corner that toasts, bars and docked elements leave free. */
export const traceCornerSx = {
  position: 'fixed',
  left: 16,
  bottom: {
    xs: `calc(${ABOVE_BARS}px + ${DOCKED} + env(safe-area-inset-bottom))`,
    md: `calc(16px + ${DOCKED})`,
  },
  maxWidth: 'calc(100vw - 32px)',
} as const;
