import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { memo, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../api/models/types';
import { NOT_PRINTED } from '../../components/tokens';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { OrderHead } from './OrderHead';
import { OrderItems } from './OrderItems';
import { ordersPageTexts } from './ordersTexts';
import { OrderTimeline } from './OrderTimeline';
import { ShippingFacts } from './ShippingFacts';

/** An order with its total in rupees. */
export interface TotalledOrder extends Order {
  readonly total: number;
}

interface OrderBlockProps {
  readonly order: TotalledOrder;
  /** Its place in the list; its heading can take the focus when it is revealed. */
  readonly index: number;
  /** Addresses of pictures by the product's name. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** One order of the list. Rendered again only when it changes. */
export const OrderBlock = memo(function OrderBlock({ order, index, pictures }: OrderBlockProps) {
  const headingId = useId();
  return (
    <Card component="article" aria-labelledby={headingId}>
      <CardContent>
        <Stack spacing={2}>
          <OrderHead order={order} headingId={headingId} index={index} />
          <OrderTimeline status={order.status} />
          <OrderItems items={order.items} total={order.total} pictures={pictures} />
          <ShippingFacts shipping={order.shipping} isQuiet />
          <Stack {...{ [NOT_PRINTED]: '' }} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {orderStatusKind(order.status) === 'pending' && (
              <Button
                component={RouterLink}
                to={routes.payment(order.id)}
                variant="contained"
                color="primary"
              >
                {ordersPageTexts.payNow}
              </Button>
            )}
            <Button component={RouterLink} to={routes.buyAgain(order.id)} variant="outlined">
              {ordersPageTexts.buyAgain}
            </Button>
            <Button component={RouterLink} to={routes.receipt(order.id)}>
              {ordersPageTexts.receipt}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
});
