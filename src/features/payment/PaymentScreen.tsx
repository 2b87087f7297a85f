import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderItem } from '../../api/models/types';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { useStepFocus } from '../../components/useStepFocus';
import { times } from '../../lib/texts';
import { PayByQr, PayInApp, RedirectToBank } from './PayElsewhere';
import { PaymentForm } from './PaymentForm';
import { TILE } from './PaymentMethodTiles';
import { BlockedBank, FailedPayment, SettledOrder, UnsurePayment } from './PaymentResults';
import type { PaymentView } from './paymentView';
import { paymentTexts } from './paymentTexts';
import { StartedPayment } from './StartedPayment';

interface PaymentScreenProps {
  readonly view: PaymentView;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while it is unknown, 'notOwn' where the shopper has no such order. */
  readonly total: number | 'notOwn' | null;
  /** What was ordered; none while it is unknown. */
  readonly items: readonly OrderItem[];
}

const { heading: formTitle, toBank: leavingTitle } = paymentTexts;
/** Items that are named; the rest is counted. */
const SHOWN_ITEMS = 8;

const titles: Readonly<Record<PaymentView['kind'], string>> = {
  loading: formTitle,
  form: formTitle,
  postingForm: leavingTitle,
  redirecting: leavingTitle,
  app: paymentTexts.finishInApp,
  qr: paymentTexts.scanHeading,
  completed: formTitle,
  blocked: formTitle,
  checking: formTitle,
  unsure: formTitle,
  settled: formTitle,
  failed: formTitle,
};

/** The payment page [2.payment, 4.payment]. A new step takes the focus to its heading. */
export function PaymentScreen({ view, orderId, total, items }: PaymentScreenProps) {
  const page = useStepFocus(view.kind === 'loading' ? 'form' : view.kind);
  return (
    <Grid ref={page} container columnSpacing={8} rowSpacing={4} sx={{ justifyContent: 'space-between' }}>
      <Grid size={{ xs: 12, lg: 'grow' }} sx={{ maxWidth: { lg: 680 } }}>
        <Stack spacing={{ xs: 2.5, md: 3 }}>
          <PageHeading>{titles[view.kind]}</PageHeading>
          {orderId !== '' && <OrderLine orderId={orderId} total={total} />}
          <div>
            <Step view={view} orderId={orderId} />
          </div>
        </Stack>
      </Grid>
      {/* There before the items are known: the form keeps its width. */}
      <Grid size={12} sx={{ width: { lg: 400 } }}>
        {items.length > 0 && <PaidItems items={items} />}
      </Grid>
    </Grid>
  );
}

/** What is paid for, beside the form on wide screens. */
function PaidItems({ items }: Pick<PaymentScreenProps, 'items'>) {
  return (
    <Card component="section" aria-labelledby="paid-items">
      <CardContent>
        <SectionHeading id="paid-items" variant="h3">
          {paymentTexts.whatYouOrdered}
        </SectionHeading>
        <List disablePadding>
          {items.slice(0, SHOWN_ITEMS).map(({ name, quantity, price }, index) => (
            <ListItem key={index} disableGutters disablePadding>
              <ListItemText
                primary={name}
                secondary={
                  <>
                    {times(quantity)}
                    <Money rupees={price} />
                  </>
                }
              />
            </ListItem>
          ))}
          {items.length > SHOWN_ITEMS && (
            <ListItem disableGutters disablePadding>
              <ListItemText primary={paymentTexts.more(items.length - SHOWN_ITEMS)} />
            </ListItem>
          )}
        </List>
      </CardContent>
    </Card>
  );
}

/** Which order is paid, and how much; the amount may come later without moving anything. */
function OrderLine({ orderId, total }: Pick<PaymentScreenProps, 'orderId' | 'total'>) {
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        marginBlock: 0,
        paddingBlock: 1.5,
        borderBlock: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Fact term={paymentTexts.order}>{orderId}</Fact>
      <Fact term={paymentTexts.amount}>
        {total === 'notOwn' ? paymentTexts.notOwnOrder : total !== null && <Money rupees={total} />}
      </Fact>
    </Stack>
  );
}

/** One of a `dl`'s pairs on one line, which is kept for one that is not known yet. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1} sx={{ minHeight: '1.6em' }}>
      {children !== false && (
        <>
          <Typography component="dt" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
            {children}
          </Typography>
        </>
      )}
    </Stack>
  );
}

function Step({ view, orderId }: Pick<PaymentScreenProps, 'view' | 'orderId'>) {
  switch (view.kind) {
    case 'loading':
      return <LoadingForm />;
    case 'form':
      return (
        <>
          {view.started !== null && <StartedPayment {...view.started} />}
          <PaymentForm {...view} />
        </>
      );
    case 'postingForm':
    case 'redirecting':
      return <RedirectToBank {...view} />;
    case 'app':
      return <PayInApp {...view} />;
    case 'qr':
      return <PayByQr {...view} orderId={orderId} />;
    case 'blocked':
      return <BlockedBank {...view} />;
    case 'checking':
      return <LoadingBlock label={paymentTexts.lookingUp} />;
    case 'unsure':
      return <UnsurePayment {...view} />;
    case 'settled':
      return <SettledOrder {...view} />;
    case 'completed':
      return <LoadingBlock label={paymentTexts.openingOrders} />;
    case 'failed':
      return <FailedPayment {...view} />;
  }
}

/** The height of so many rows of payment methods. */
function heightOf(rows: number): number {
  return rows * (TILE.height + TILE.gap) - TILE.gap;
}

/** Of seven or eight payment methods, as most shops offer: two, three and four beside each other. */
const tilesHeight = { xs: heightOf(4), sm: heightOf(3), md: heightOf(2) } as const;

/** A skeleton of a form that asks for the payment method. */
function LoadingForm() {
  return (
    <LoadingBlock label={paymentTexts.loading}>
      <Skeleton sx={{ width: 120, height: 14, marginBottom: '12px' }} />
      <Skeleton sx={{ height: tilesHeight }} />
      <Skeleton
        sx={{ width: '60%', height: 13, marginTop: '8px', marginBottom: { xs: '59px', md: '26px' } }}
      />
      <Skeleton sx={{ width: { md: 214 }, height: 52 }} />
    </LoadingBlock>
  );
}
