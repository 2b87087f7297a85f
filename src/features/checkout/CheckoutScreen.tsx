import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns } from '../../components/SummaryCard';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { checkoutTexts, unpaidText } from './checkoutTexts';
import { OpenCheckout, type OpenCheckoutProps } from './OpenCheckout';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import type { Purchase } from './purchase';

interface CheckoutScreenProps {
  readonly view:
    | { readonly kind: 'loading' | 'placed' }
    /** `others` are products to show below. */
    | { readonly kind: 'empty'; readonly others: ReactNode }
    | ({ readonly kind: 'ready' } & OpenCheckoutProps);
  /** The order that waits for its payment; null for none. */
  readonly unpaid: UnpaidOrderProps | null;
}

export function CheckoutScreen({ view, unpaid }: CheckoutScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>{checkoutTexts.heading}</PageHeading>
      </Box>
      {view.kind === 'loading' && (
        <LoadingBlock label={checkoutTexts.loadingCart}>
          <SummaryColumns
            summary={<Skeleton sx={{ height: 360, width: { lg: 380 }, marginTop: { xs: 4, lg: 0 } }} />}
          >
            <Skeleton sx={{ height: 560 }} />
          </SummaryColumns>
        </LoadingBlock>
      )}
      {view.kind === 'placed' && <LoadingBlock label={checkoutTexts.created} />}
      {unpaid !== null && <UnpaidOrder key={unpaid.orderId} {...unpaid} />}
      {view.kind === 'empty' && (
        <>
          <EmptyCheckout isUnpaid={unpaid !== null} />
          {/* Beside an unpaid order its payment is the way on, and Back from there shows it from the top. */}
          {unpaid === null && view.others}
        </>
      )}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

/** Beside an unpaid order, whose payment is the main way on, or alone. */
function EmptyCheckout({ isUnpaid }: { readonly isUnpaid: boolean }) {
  const products = { to: routes.products(), text: actions.browseProducts };
  const links = [products, { to: routes.orders, text: actions.viewOrders }];
  const action = (
    <Button href={products.to} variant="outlined">
      {products.text}
    </Button>
  );
  return (
    <EmptyState
      title={checkoutTexts.nothing}
      text={checkoutTexts.nothingHint}
      drawing="bag"
      {...(isUnpaid ? { action } : { links })}
    />
  );
}

type UnpaidOrderProps = Pick<Purchase, 'orderId' | 'phase' | 'attempt'>;

export function UnpaidOrder(unpaid: UnpaidOrderProps) {
  const [now] = useState(Date.now);
  const { text, link, linkEnd } = unpaidText(unpaid, now);
  return (
    <Alert severity="warning" role="region" aria-labelledby="unpaid-order" sx={{ marginBottom: 4 }}>
      <AlertTitle id="unpaid-order" component="h2">
        {text}
      </AlertTitle>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 1 }}>
        <Button href={routes.payment(unpaid.orderId)} variant="contained" color="primary">
          {link}
          <VisuallyHidden>{linkEnd}</VisuallyHidden>
        </Button>
        <Button href={routes.orders} variant="outlined" color="inherit">
          {actions.viewOrders}
        </Button>
      </Stack>
    </Alert>
  );
}
