import Box from '@mui/material/Box';
import type { OrderStatusCode } from '../../api/models/types';
import { FORCED_COLORS } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { orderTexts } from './orderTexts';

const { steps } = orderTexts;

/** How far an order is on its way; nothing for an order that was cancelled or whose status is unknown. */
export function OrderTimeline({ status }: { readonly status: OrderStatusCode }) {
  if (status === null || steps[status] === undefined) return null;
  return (
    <Box
      component="ol"
      aria-label={orderTexts.progress}
      sx={{
        display: 'flex',
        // No step is narrower than its longest word.
        flexWrap: 'wrap',
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
            flex: '1 1 0',
            minWidth: 'min-content',
            '&[aria-current]': { color: 'text.primary', fontWeight: 'fontWeightBold' },
          }}
        >
          {step}
          {index < status && <VisuallyHidden>{orderTexts.done}</VisuallyHidden>}
        </Box>
      ))}
    </Box>
  );
}
