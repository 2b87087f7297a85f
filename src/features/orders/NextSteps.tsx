import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { OrderStatusCode } from '../../api/models/types';
import { Money } from '../../components/Money';
import { VERY_NARROW } from '../../components/tokens';
import { orderStatusKind } from '../../lib/orderStatus';
import { nextTexts, orderTexts, trackOrderTexts } from './ordersTexts';

/** The ways in which a payment goes on after the server's answer. */
export type PaidBy = keyof typeof nextTexts.ways | 'completed';

/** Its least height on phones, in pixels: what is below does not move when the order becomes known. */
const LEAST_HEIGHT = { narrow: 376, xs: 340 } as const;

interface PaidOrder {
  readonly status: OrderStatusCode;
  /** Null where no payment of the order was started on this device. */
  readonly paidBy: PaidBy | null;
}

/** How an order was paid; '' where that is not known. */
export function paymentSays({ status, paidBy }: PaidOrder): string {
  const isPending = orderStatusKind(status) === 'pending';
  if (paidBy === null) return isPending ? nextTexts.notPaid : '';
  if (paidBy === 'completed') return nextTexts.nothingMore;
  const way = nextTexts.ways[paidBy];
  return isPending ? nextTexts.waiting(way) : way;
}

/** What comes next of an order, and when; '' where that is not known. */
export function nextSays({ status, paidBy }: PaidOrder): string {
  const kind = orderStatusKind(status);
  if (kind === 'unknown') return '';
  if (kind !== 'pending' || paidBy === 'completed') return nextTexts.after[kind];
  return paidBy === null ? nextTexts.payFirst : nextTexts.confirmFirst;
}

interface NextStepsProps {
  readonly orderId: string;
  /** What the server says of it; null where that is not known. */
  readonly known: (PaidOrder & { readonly total: number }) | null;
  readonly isLoading: boolean;
}

/** The number of an order and its total, how it was paid, and what comes next and when. */
export function NextSteps({ orderId, known, isLoading }: NextStepsProps) {
  const headingId = useId();
  const says =
    known === null
      ? []
      : [
          { name: nextTexts.payment, value: paymentSays(known) },
          { name: nextTexts.next, value: nextSays(known) },
        ].filter(({ value }) => value !== '');
  return (
    <Card
      component={says.length > 0 ? 'section' : 'div'}
      aria-labelledby={says.length > 0 ? headingId : undefined}
      sx={
        isLoading || says.length > 0
          ? {
              minHeight: { xs: LEAST_HEIGHT.xs, sm: 0 },
              [VERY_NARROW]: { minHeight: LEAST_HEIGHT.narrow },
            }
          : null
      }
    >
      <CardContent>
        <Stack spacing={2}>
          <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, margin: 0 }}>
            <Fact name={trackOrderTexts.orderNumber}>{orderId}</Fact>
            {known !== null && (
              <Fact name={orderTexts.total}>
                <Money amount={known.total} />
              </Fact>
            )}
          </Stack>
          {says.length > 0 && (
            <>
              <Typography component="h2" variant="h3" id={headingId}>
                {nextTexts.heading}
              </Typography>
              <Stack component="dl" spacing={1} sx={{ margin: 0 }}>
                {says.map(({ name, value }) => (
                  <Fact key={name} name={name}>
                    {value}
                  </Fact>
                ))}
              </Stack>
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
