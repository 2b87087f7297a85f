import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SummaryCard, SummaryColumns } from '../../components/SummaryCard';
import { summaryTexts } from '../../components/componentTexts';
import { OrderedLines } from './OrderedLines';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { checkoutTexts, unpaidText } from './checkoutTexts';
import { OpenCheckout, type OpenCheckoutProps } from './OpenCheckout';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { purchaseTotal, type Purchase } from './purchase';

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
  const isNothing = view.kind === 'empty' && unpaid === null;
  return (
    <>
      {!isNothing && (
        <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
          <PageHeading>{checkoutTexts.heading}</PageHeading>
        </Box>
      )}
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
      {view.kind === 'empty' && unpaid !== null && <UnpaidAlone key={unpaid.orderId} {...unpaid} />}
      {view.kind !== 'empty' && unpaid !== null && <UnpaidOrder key={unpaid.orderId} {...unpaid} />}
      {view.kind === 'empty' && unpaid === null && (
        <>
          <EmptyState
            title={checkoutTexts.nothing}
            titleComponent="h1"
            text={checkoutTexts.nothingHint}
            drawing="bag"
            links={[
              { to: routes.products(), text: actions.browseProducts },
              { to: routes.orders, text: actions.viewOrders },
            ]}
          />
          {view.others}
        </>
      )}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

type UnpaidOrderProps = Pick<Purchase, 'orderId' | 'phase' | 'attempt' | 'lines'>;

interface UnpaidNoticeProps {
  readonly title: string;
  readonly hint?: string;
  /** Buttons. */
  readonly children: ReactNode;
}

function UnpaidNotice({ title, hint, children }: UnpaidNoticeProps) {
  return (
    <Alert
      severity="warning"
      role="region"
      aria-labelledby="unpaid-order"
      sx={{ marginBottom: { xs: 3, md: 4 } }}
    >
      <AlertTitle id="unpaid-order" component="h2">
        {title}
      </AlertTitle>
      {hint}
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 1 }}>
        {children}
      </Stack>
    </Alert>
  );
}

/** Above the form for another order. */
export function UnpaidOrder(unpaid: UnpaidOrderProps) {
  const [now] = useState(Date.now);
  const { text, link, linkEnd } = unpaidText(unpaid, now);
  return (
    <UnpaidNotice title={text}>
      <Button href={routes.payment(unpaid.orderId)} variant="contained" color="primary">
        {link}
        <VisuallyHidden>{linkEnd}</VisuallyHidden>
      </Button>
      <Button href={routes.orders} variant="outlined">
        {actions.viewOrders}
      </Button>
    </UnpaidNotice>
  );
}

const nothingChecked = {};

/** In place of the form: the order as it was placed, with the way to its payment where Place Order was. */
function UnpaidAlone(unpaid: UnpaidOrderProps) {
  const { orderId, lines } = unpaid;
  const [now] = useState(Date.now);
  const { text, hint, link, linkEnd } = unpaidText(unpaid, now);
  // Of an order of an older visit no lines may be known.
  if (lines.length === 0) return <UnpaidOrder {...unpaid} />;
  const summary = (
    <SummaryCard
      subtotal={summaryTexts.subtotal}
      total={purchaseTotal(lines)}
      saved={0}
      isChecked
      action={
        <Button
          href={routes.payment(orderId)}
          variant="contained"
          size="large"
          color="primary"
          sx={{ flex: '1 0 auto' }}
        >
          {link}
          <VisuallyHidden>{linkEnd}</VisuallyHidden>
        </Button>
      }
    >
      <OrderedLines lines={lines} checked={nothingChecked} reason={null} />
    </SummaryCard>
  );
  return (
    <SummaryColumns summary={summary}>
      <UnpaidNotice title={text} hint={hint}>
        {/* Aligns the text of the links, not their padding. */}
        <Button href={routes.orders} sx={{ marginLeft: -1.5 }}>
          {actions.viewOrders}
        </Button>
        <Button href={routes.products()}>{actions.browseProducts}</Button>
      </UnpaidNotice>
    </SummaryColumns>
  );
}
