import { BOTTOM_BAR_HEIGHT, DOCKED } from '../../components/tokens';

/** Room for the bar at the bottom of phones and for the buy bar above it, in CSS pixels. */
const ABOVE_BARS = BOTTOM_BAR_HEIGHT + 84;

/** Where the trace tools stand: the corner that neither toasts nor bars nor what is docked there ever take. */
export const traceCornerSx = {
  position: 'fixed',
  left: 16,
  bottom: {
    xs: `calc(${ABOVE_BARS}px + ${DOCKED} + env(safe-area-inset-bottom))`,
    md: `calc(16px + ${DOCKED})`,
  },
  maxWidth: 'calc(100vw - 32px)',
} as const;
