import Box from '@mui/material/Box';
import type { OrderStatusCode } from '../../api/models/types';
import { FORCED_COLORS } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';

/** The way of an order, by its status code from 0 to 3. */
const steps = ['Placed', 'In preparation', 'On its way', 'Arrived'] as const;

/** How far an order is on its way; nothing for an order that was cancelled or whose status is unknown. */
export function OrderTimeline({ status }: { readonly status: OrderStatusCode }) {
  if (status === null || steps[status] === undefined) return null;
  return (
    <Box
      component="ol"
      aria-label="Progress"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
        gap: 0.5,
        listStyle: 'none',
        margin: 0,
        padding: 0,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === status ? 'step' : undefined}
          sx={{
            paddingTop: 0.75,
            borderTop: '3px solid',
            borderColor: index <= status ? 'text.primary' : 'divider',
            // Where all borders have one colour.
            [FORCED_COLORS]: { borderTopStyle: index <= status ? 'solid' : 'dotted' },
            overflowWrap: 'anywhere',
            '&[aria-current]': { color: 'text.primary', fontWeight: 'fontWeightBold' },
          }}
        >
          {step}
          {index < status && <VisuallyHidden>, done</VisuallyHidden>}
        </Box>
      ))}
    </Box>
  );
}
