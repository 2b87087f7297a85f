import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { routes } from '../../lib/routes';
import { actions, orderWaits } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';

export interface UnpaidOrderProps {
  readonly orderId: string;
  /** What was ordered, as far as this device knows. */
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** Lines that are named; the rest is counted. */
const NAMED_LINES = 5;

/** An order that exists and waits for its payment, with the way on. */
export function UnpaidOrder({ orderId, lines }: UnpaidOrderProps) {
  const rest = lines.length - NAMED_LINES;
  return (
    <Box
      component="section"
      aria-labelledby="unpaid-order"
      sx={(theme) => ({
        marginBottom: 4,
        padding: { xs: 2, md: 3 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        color: theme.vars.palette.status.pending.ink,
        bgcolor: theme.vars.palette.status.pending.ground,
      })}
    >
      <Text id="unpaid-order" component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {orderWaits(orderId)}
      </Text>
      {lines.length > 0 && (
        <Box component="ul" sx={{ margin: '8px 0 0', paddingLeft: 2.5, overflowWrap: 'anywhere' }}>
          {lines.slice(0, NAMED_LINES).map(({ name, quantity }, index) => (
            <li key={index}>
              {quantity} × {name}
            </li>
          ))}
          {rest > 0 && <li>{checkoutTexts.more(rest)}</li>}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 2 }}>
        <ButtonLink to={routes.payment(orderId)} variant="contained" color="primary">
          {actions.finishPaying}
        </ButtonLink>
        <ButtonLink to={routes.orders} sx={{ color: 'inherit', borderColor: 'currentColor' }}>
          {actions.viewOrders}
        </ButtonLink>
      </Box>
    </Box>
  );
}
