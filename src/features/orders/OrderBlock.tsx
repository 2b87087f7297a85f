import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { Order } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { StatusChip } from '../../components/StatusChip';
import { NOT_PRINTED } from '../../components/tokens';
import { formatDate } from '../../lib/dates';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { OrderItems } from './OrderItems';
import { orderTexts } from './orderTexts';
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

/** Layout of an order, and of its skeleton. */
export const blockSx = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  padding: { xs: 2, md: 3 },
  minWidth: 0,
} as const;

/** An order below the fold is laid out when it comes near. */
const lazySx = {
  ...blockSx,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 420px',
  '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
} as const;

/** Marks the heading of an order with its place in the list. */
export const ORDER_INDEX = 'data-order-index';

/** One order of the list. Rendered again only when it changes. */
export const OrderBlock = memo(function OrderBlock({ order, index, pictures }: OrderBlockProps) {
  const headingId = useId();
  return (
    <Box component="article" aria-labelledby={headingId} sx={lazySx}>
      <BlockHead>
        <div>
          <Text
            component="h2"
            variant="h3"
            id={headingId}
            tabIndex={-1}
            {...{ [ORDER_INDEX]: index }}
            sx={{ overflowWrap: 'anywhere' }}
          >
            Order {order.id}
          </Text>
          <Text variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(order.date)}
          </Text>
        </div>
        <StatusChip status={order.status} />
      </BlockHead>
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
            Pay Now
          </ButtonLink>
        )}
        <ButtonLink to={routes.buyAgain(order.id)}>{orderTexts.buyAgain}</ButtonLink>
        <ButtonLink to={routes.receipt(order.id)} variant="text">
          {orderTexts.receipt}
        </ButtonLink>
      </Box>
    </Box>
  );
});

/** The line with number, date and status. */
export function BlockHead({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  );
}
