import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Order } from '../../api/models/types';
import { StatusChip } from '../../components/StatusChip';
import { formatDate } from '../../lib/dates';
import { orderTexts } from './ordersTexts';

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
        <Typography
          component="h2"
          variant="h3"
          id={headingId}
          {...(index !== undefined && { tabIndex: -1, [ORDER_INDEX]: index })}
        >
          {orderTexts.order(order.id)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDate(order.date)}
        </Typography>
      </div>
      <StatusChip status={order.status} />
    </OrderHeadLine>
  );
}

const lineSx = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
} as const;

/** The layout of that line, and of its skeleton. */
export function OrderHeadLine({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={lineSx}>
      {children}
    </Stack>
  );
}
