import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import type { Order } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { NOT_PRINTED } from '../../components/tokens';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { blockSx, OrderHead } from './OrderHead';
import { OrderItems } from './OrderItems';
import { ordersPageTexts } from './ordersPageTexts';
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

/** An order below the fold is laid out when it comes near. */
const lazySx = {
  ...blockSx,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 420px',
  '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
} as const;

/** One order of the list. Rendered again only when it changes. */
export const OrderBlock = memo(function OrderBlock({ order, index, pictures }: OrderBlockProps) {
  const headingId = useId();
  return (
    <Box component="article" aria-labelledby={headingId} sx={lazySx}>
      <OrderHead order={order} headingId={headingId} index={index} />
      <Box sx={{ marginTop: 2 }}>
        <OrderTimeline status={order.status} />
      </Box>
      <Box sx={{ marginBlock: { xs: 1.5, md: 2 } }}>
        <OrderItems items={order.items} total={order.total} pictures={pictures} />
      </Box>
      <ShippingFacts shipping={order.shipping} isQuiet />
      <Box {...{ [NOT_PRINTED]: '' }} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2.5 }}>
        {orderStatusKind(order.status) === 'pending' && (
          <ButtonLink to={routes.payment(order.id)} variant="contained" color="primary">
            {ordersPageTexts.payNow}
          </ButtonLink>
        )}
        <ButtonLink to={routes.buyAgain(order.id)}>{ordersPageTexts.buyAgain}</ButtonLink>
        <ButtonLink to={routes.receipt(order.id)} variant="text">
          {ordersPageTexts.receipt}
        </ButtonLink>
      </Box>
    </Box>
  );
});
