import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '../../lib/routes';
import { actions, times } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';
import { unpaidText, type StartedAttempt } from './unpaidText';

export interface UnpaidOrderProps {
  readonly orderId: string;
  /** The payment that was started and is approved elsewhere. */
  readonly attempt?: StartedAttempt;
  /** What was ordered, as far as this device knows. */
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** Lines that are named; the rest is counted. */
const NAMED_LINES = 5;

/** An order that exists and waits for its payment, with the way on. */
export function UnpaidOrder({ orderId, attempt, lines }: UnpaidOrderProps) {
  const [now] = useState(Date.now);
  const text = unpaidText(orderId, attempt, now);
  const rest = lines.length - NAMED_LINES;
  return (
    <Alert severity="warning" role="region" aria-labelledby="unpaid-order" sx={{ marginBottom: 4 }}>
      <AlertTitle id="unpaid-order" component="h2">
        {text.text}
      </AlertTitle>
      {lines.length > 0 && (
        <List disablePadding>
          {lines.slice(0, NAMED_LINES).map(({ name, quantity }, index) => (
            <ListItem key={index} disableGutters disablePadding>
              {times(quantity)}
              {name}
            </ListItem>
          ))}
          {rest > 0 && (
            <ListItem disableGutters disablePadding>
              {checkoutTexts.more(rest)}
            </ListItem>
          )}
        </List>
      )}
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 2 }}>
        <Button component={RouterLink} to={routes.payment(orderId)} variant="contained" color="primary">
          {text.link}
        </Button>
        <Button component={RouterLink} to={routes.orders} variant="outlined" color="inherit">
          {actions.viewOrders}
        </Button>
      </Stack>
    </Alert>
  );
}
