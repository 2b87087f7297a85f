import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderItem } from '../../api/models/types';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { QuantityLine } from '../../components/QuantityLine';
import { SectionHeading } from '../../components/SectionHeading';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { useStepFocus } from '../../components/useStepFocus';
import { paymentTexts } from './paymentTexts';

interface PaymentScreenProps {
  /** The name of the step that is shown: a new one takes the focus to its heading. */
  readonly step: string;
  readonly heading: string;
  /** The step itself. */
  readonly children: ReactNode;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while it is unknown, 'notOwn' where the shopper has no such order. */
  readonly total: number | 'notOwn' | null;
  /** What was ordered; none while it is unknown. */
  readonly items: readonly OrderItem[];
}

/** Items that are named; the rest is counted. */
const SHOWN_ITEMS = 8;

/** The payment page: the order, what was ordered, and a step of the payment. */
export function PaymentScreen({ step, heading, children, orderId, total, items }: PaymentScreenProps) {
  const page = useStepFocus(step);
  return (
    <Grid ref={page} container columnSpacing={8} rowSpacing={4} sx={{ justifyContent: 'space-between' }}>
      <Grid size={{ xs: 12, lg: 'grow' }} sx={{ maxWidth: { lg: 680 } }}>
        <Stack spacing={{ xs: 2.5, md: 3 }}>
          <PageHeading>{heading}</PageHeading>
          {orderId !== '' && <OrderLine orderId={orderId} total={total} />}
          <div>{children}</div>
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
                primary={<UnbrokenUnits>{name}</UnbrokenUnits>}
                secondary={<QuantityLine quantity={quantity} price={price} />}
                slotProps={{ secondary: { component: 'div' } }}
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
      // On phones each fact has a line of its own: long ones would wrap.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
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
        {total === 'notOwn' ? paymentTexts.notOwnOrder : total !== null && <Money amount={total} />}
      </Fact>
    </Stack>
  );
}

/** One of a `dl`'s pairs on one line, which is kept for one that is not known yet. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', minHeight: '1.6em' }}
    >
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
