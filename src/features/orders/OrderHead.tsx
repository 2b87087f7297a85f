import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Order } from '../../api/models/types';
import { StatusChip } from '../../components/StatusChip';
import { Text } from '../../components/Text';
import { formatDate } from '../../lib/dates';
import { orderTexts } from './orderTexts';

/** Layout of an order, and of its skeleton. */
export const blockSx = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  padding: { xs: 2, md: 3 },
  minWidth: 0,
} as const;

/** Marks the heading of an order with its place in a list. */
export const ORDER_INDEX = 'data-order-index';

interface OrderHeadProps {
  readonly order: Order;
  readonly headingId: string;
  /** The order's place in a list, where its heading takes the focus when it is revealed. */
  readonly index?: number;
}

/** The number, date and status of an order. */
export function OrderHead({ order, headingId, index }: OrderHeadProps) {
  return (
    <OrderHeadLine>
      <div>
        <Text
          component="h2"
          variant="h3"
          id={headingId}
          {...(index !== undefined && { tabIndex: -1, [ORDER_INDEX]: index })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {orderTexts.order(order.id)}
        </Text>
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDate(order.date)}
        </Text>
      </div>
      <StatusChip status={order.status} />
    </OrderHeadLine>
  );
}

/** The layout of that line, and of its skeleton. */
export function OrderHeadLine({ children }: { readonly children: ReactNode }) {
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
