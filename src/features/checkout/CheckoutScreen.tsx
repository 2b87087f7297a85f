import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { summaryTexts } from '../../components/componentTexts';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns } from '../../components/SummaryColumns';
import { routes } from '../../lib/routes';
import { actions, times } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';
import { OpenCheckout, type OpenCheckoutProps } from './OpenCheckout';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useState } from 'react';
import type { Purchase } from './purchase';
import { unpaidText } from './unpaidText';

interface CheckoutScreenProps {
  readonly view:
    | { readonly kind: 'loading' | 'placed' | 'empty' }
    | ({ readonly kind: 'ready' } & OpenCheckoutProps);
  /** The order that waits for its payment; null for none. */
  readonly unpaid: UnpaidOrderProps | null;
}

/** The shipping form beside what is ordered. */
export function CheckoutScreen({ view, unpaid }: CheckoutScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>{checkoutTexts.heading}</PageHeading>
      </Box>
      {view.kind === 'loading' && <LoadingCheckout />}
      {view.kind === 'placed' && <LoadingBlock label={checkoutTexts.created} />}
      {unpaid !== null && <UnpaidOrder key={unpaid.orderId} {...unpaid} />}
      {view.kind === 'empty' && <EmptyCheckout isUnpaid={unpaid !== null} />}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

/** With an empty cart there is nothing to fill in. */
function EmptyCheckout({ isUnpaid }: { readonly isUnpaid: boolean }) {
  return (
    <EmptyState
      title={checkoutTexts.cartEmptyTitle}
      text={checkoutTexts.cartEmpty}
      drawing="bag"
      action={
        <Button
          href={routes.products()}
          variant={isUnpaid ? 'outlined' : 'contained'}
          color={isUnpaid ? 'secondary' : 'primary'}
        >
          {actions.browseProducts}
        </Button>
      }
      secondAction={
        !isUnpaid && (
          <Button href={routes.orders} variant="outlined">
            {actions.viewOrders}
          </Button>
        )
      }
    />
  );
}

/** Until the stored cart has been read. */
function LoadingCheckout() {
  return (
    <LoadingBlock label={checkoutTexts.loadingCart}>
      <SummaryColumns
        summary={<Skeleton sx={{ height: 360, width: { lg: 380 }, marginTop: { xs: 4, lg: 0 } }} />}
      >
        <Skeleton sx={{ height: 560 }} />
      </SummaryColumns>
    </LoadingBlock>
  );
}

interface UnpaidOrderProps extends Pick<Purchase, 'orderId' | 'phase' | 'attempt' | 'lines'> {
  /** Rupees; null while it is unknown. */
  readonly total: number | null;
}

/** Lines that are named; the rest is counted. */
const NAMED_LINES = 5;

/** An order that exists and waits for its payment, with the way on. */
export function UnpaidOrder(unpaid: UnpaidOrderProps) {
  const { orderId, lines } = unpaid;
  const [now] = useState(Date.now);
  // A later one would move the page.
  const [total] = useState(unpaid.total);
  const text = unpaidText(unpaid, now);
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
      {total !== null && (
        <Typography variant="inherit">
          {summaryTexts.total} <Money amount={total} />
        </Typography>
      )}
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 2 }}>
        <Button href={routes.payment(orderId)} variant="contained" color="primary">
          {text.link}
          <VisuallyHidden>{text.linkEnd}</VisuallyHidden>
        </Button>
        <Button href={routes.orders} variant="outlined" color="inherit">
          {actions.viewOrders}
        </Button>
      </Stack>
    </Alert>
  );
}
