import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OrderStatusCode } from '../../api/models/types';
import { orderStatusKind } from '../../lib/orderStatus';
import { nextTexts } from './ordersTexts';

/** The ways in which a payment goes on after the store's answer. */
export type PaidBy = keyof typeof nextTexts.ways | 'completed';

/** Its least height on phones, in pixels: what is below does not move when it becomes known. */
export const STEPS_HEIGHT = 250;

interface NextStepsProps {
  readonly status: OrderStatusCode;
  /** Null where no payment of the order was started on this device. */
  readonly paidBy: PaidBy | null;
}

/** How an order was paid; '' where that is not known. */
export function paymentSays({ status, paidBy }: NextStepsProps): string {
  const isPending = orderStatusKind(status) === 'pending';
  if (paidBy === null) return isPending ? nextTexts.notPaid : '';
  if (paidBy === 'completed') return nextTexts.nothingMore;
  const way = nextTexts.ways[paidBy];
  return isPending ? nextTexts.waiting(way) : way;
}

/** What comes next of an order, and when; '' where that is not known. */
export function nextSays({ status, paidBy }: NextStepsProps): string {
  const kind = orderStatusKind(status);
  if (kind === 'unknown') return '';
  if (kind !== 'pending' || paidBy === 'completed') return nextTexts.after[kind];
  return paidBy === null ? nextTexts.payFirst : nextTexts.confirmFirst;
}

/** How an order was paid, and what comes next and when. */
export function NextSteps(props: NextStepsProps) {
  const headingId = useId();
  const facts = [
    { name: nextTexts.payment, value: paymentSays(props) },
    { name: nextTexts.next, value: nextSays(props) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ minHeight: { xs: STEPS_HEIGHT, sm: 0 } }}>
      <CardContent>
        <Typography component="h2" variant="h3" id={headingId} gutterBottom>
          {nextTexts.heading}
        </Typography>
        <Stack component="dl" spacing={1} sx={{ margin: 0 }}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
