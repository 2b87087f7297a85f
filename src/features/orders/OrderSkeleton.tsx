import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '../../components/StatusChip';
import { formatDate } from '../../lib/dates';
import { notAvailable } from '../../lib/texts';
import { OrderHeadLine, OrderTimeline, ShippingFacts } from './OrderBlock';
import { OrderItems } from './OrderItems';
import { ordersPageTexts, orderTexts, skeletonTexts } from './ordersTexts';

const item = { name: skeletonTexts.product, quantity: 1, price: 1000 };

/** As large as most orders. Its parts give the skeleton their sizes, and are not seen. */
const sample = {
  id: 'ORD-0000-000000',
  date: '2000-01-01',
  status: 0,
  items: [
    { ...item, id: 1 },
    { ...item, id: 2 },
  ],
  total: 2000,
  choices: {},
  shipping: {
    address: skeletonTexts.address,
    postalCode: '',
    method: skeletonTexts.method,
    tracking: notAvailable,
  },
} as const;

/** The place of an order while the orders are loading: the boxes of its parts. */
export function OrderSkeleton() {
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <OrderHeadLine>
            <div>
              <Line variant="h3">{orderTexts.order(sample.id)}</Line>
              <Line variant="body2">{formatDate(sample.date)}</Line>
            </div>
            <Part>
              <StatusChip status={sample.status} />
            </Part>
          </OrderHeadLine>
          <Part isWide>
            <OrderTimeline status={sample.status} />
          </Part>
          <Part isWide>
            <OrderItems order={sample} products={{}} />
          </Part>
          <Part isWide>
            <ShippingFacts shipping={sample.shipping} />
          </Part>
          <Stack direction="row" spacing={1}>
            {[ordersPageTexts.payNow, ordersPageTexts.buyAgain].map((name) => (
              <Part key={name}>
                <Button variant="outlined">{name}</Button>
              </Part>
            ))}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

interface LineProps {
  readonly variant: 'h3' | 'body2';
  readonly children: string;
}

/** A line of text. */
function Line({ variant, children }: LineProps) {
  return (
    <Typography component="div" variant={variant}>
      <Skeleton variant="text">
        <span>{children}</span>
      </Skeleton>
    </Typography>
  );
}

interface PartProps {
  /** Whether it is as wide as the order. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part that is as high as what it holds. */
function Part({ isWide = false, children }: PartProps) {
  return (
    <Skeleton component="div" sx={{ display: 'grid', maxWidth: isWide ? 'none' : 'fit-content' }}>
      {children}
    </Skeleton>
  );
}
