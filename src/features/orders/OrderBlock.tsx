import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import type { OrderStatusCode } from '../../api/models/types';
import { narrowColumn, NOT_PRINTED } from '../../components/tokens';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions, notAvailable } from '../../lib/texts';
import type { KnownProducts, TotalledOrder } from '../checkout';
import { paymentSays } from './NextSteps';
import { OrderItems } from './OrderItems';
import { nextTexts, ordersPageTexts, orderTexts } from './ordersTexts';
import { StatusChip } from '../../components/StatusChip';
import { formatDate } from '../../lib/dates';
import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { VisuallyHidden } from '../../components/VisuallyHidden';

interface OrderBlockProps {
  readonly order: TotalledOrder;
  /** Its place in a list, whose headings can take the focus when they are revealed; without it the order stands alone. */
  readonly index?: number;
  readonly products: KnownProducts;
  /** Whether it can be paid, bought again and printed from here: by the shopper who has ordered it. */
  readonly hasLinks: boolean;
  /** Whether it was ordered just now: it has a receipt before it is paid, and is not paid again while a payment goes on. */
  readonly isJustOrdered?: boolean;
  /** Lines about the seller of a receipt, which says what was sold, and not how far the order is. */
  readonly seller?: readonly string[];
}

/** On phones the status ends the line of the date, where it fits. */
const headSx = {
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: '1fr auto',
  columnGap: 1.5,
  rowGap: { xs: 0.5, md: 0 },
  alignItems: 'center',
  overflowWrap: 'anywhere',
} as const;

/** Where an order stands beside the rest of its page on wide screens, in `SummaryColumns`. */
export const besideSx = {
  flexShrink: 0,
  width: { lg: '55%', xl: '53%' },
  maxWidth: narrowColumn.maxWidth,
  marginTop: { xs: 3, md: 4, lg: 0 },
} as const;

/** Rendered again only when the order changes. */
export const OrderBlock = memo(function OrderBlock(props: OrderBlockProps) {
  const { order, index, products, hasLinks, isJustOrdered = false, seller } = props;
  const isReceipt = seller !== undefined;
  const headingId = useId();
  // Without an answer it may not be paid: the way to pay is offered.
  const isPaying = isJustOrdered && order.paidBy !== null && order.paidBy !== 'unanswered';
  const isUnpaid = orderStatusKind(order.status) === 'pending' && !isPaying;
  return (
    <Card component={index === undefined ? 'section' : 'article'} aria-labelledby={headingId}>
      <CardContent>
        <Stack spacing={2}>
          {isReceipt && (
            <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
              {seller.map((line, index) => (
                <div key={index}>{line}</div>
              ))}
            </Typography>
          )}
          <Box sx={headSx}>
            <Typography
              component="h2"
              variant="h3"
              id={headingId}
              {...(index !== undefined && { tabIndex: -1, [ORDER_INDEX]: index })}
              sx={{ flexBasis: '100%', minWidth: 0 }}
            >
              {orderTexts.order(order.id)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {formatDate(order.date)}
            </Typography>
            <Box sx={{ gridColumn: 2, gridRow: '1 / span 2', alignSelf: { md: 'start' } }}>
              <StatusChip status={order.status} />
            </Box>
          </Box>
          {!isReceipt && <OrderTimeline status={order.status} />}
          <OrderItems order={order} products={products} isReceipt={isReceipt} />
          <ShippingFacts order={order} isReceipt={isReceipt} />
          {isReceipt && (
            <Typography variant="body2" color="textSecondary">
              {ordersPageTexts.noTaxInvoice}
            </Typography>
          )}
          {hasLinks && isUnpaid && order.paidBy !== null && (
            <Typography variant="body2">{paymentSays(order)}</Typography>
          )}
          {hasLinks && (
            <Stack
              {...{ [NOT_PRINTED]: '' }}
              direction="row"
              spacing={1.5}
              sx={{ flexWrap: 'wrap', '& > *': { flex: { xs: '1 0 7rem', sm: 'none' } } }}
            >
              {isUnpaid && (
                <Button href={routes.payment(order.id)} variant="contained" color="primary">
                  {actions.payNow}
                </Button>
              )}
              <Button href={routes.buyAgain(order.id)} variant="outlined">
                {ordersPageTexts.buyAgain}
              </Button>
              {(isJustOrdered || !isUnpaid) && (
                <Button href={routes.receipt(order.id)}>{actions.receipt}</Button>
              )}
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
});

interface ShippingFactsProps {
  readonly order: Pick<TotalledOrder, 'shipping' | 'status' | 'paidBy'>;
  readonly isReceipt: boolean;
}

/** Where an order goes and how; of a receipt how it was paid, as far as this device knows. */
function ShippingFacts({ order, isReceipt }: ShippingFactsProps) {
  const { address, method, tracking } = order.shipping;
  const facts = [
    { name: orderTexts.shippingAddress, value: address, size: { xs: 12, md: 6 } },
    { name: orderTexts.method, value: method, size: { xs: 6, md: 3 } },
    isReceipt
      ? { name: nextTexts.payment, value: paymentSays(order), size: { xs: 6, md: 3 } }
      : { name: orderTexts.trackingNumber, value: tracking, size: { xs: 6, md: 3 } },
  ].filter(({ value }) => value !== '');
  return (
    <Grid container component="dl" columnSpacing={2} rowSpacing={1} sx={{ overflowWrap: 'anywhere' }}>
      {facts.map(({ name, value, size }) => (
        <Grid key={name} size={size}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            color={value === notAvailable ? 'textSecondary' : undefined}
            sx={{ textWrap: 'balance' }}
          >
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}

export const ORDER_INDEX = 'data-order-index';

const { steps } = orderTexts;

/** How far an order is on its way; nothing for an order that was cancelled or whose status is unknown. */
export function OrderTimeline({ status }: { readonly status: OrderStatusCode }) {
  if (status === null || steps[status] === undefined) return null;
  return (
    <Stepper activeStep={status} aria-label={orderTexts.progress}>
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === status ? 'step' : undefined}>
          {step}
          {index < status && <VisuallyHidden>{orderTexts.done}</VisuallyHidden>}
        </Step>
      ))}
    </Stepper>
  );
}
