import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderStatusCode } from '../../api/models/types';
import { Section } from '../../components/SectionHeading';
import { orderStatusKind } from '../../lib/orderStatus';
import { checkoutTexts, type PaidBy } from '../checkout';
import { nextTexts } from './ordersTexts';

interface PaidOrder {
  /** Null where it is not known. */
  readonly status: OrderStatusCode;
  readonly paidBy: PaidBy;
}

/** How an order was paid; '' where that is not known. */
export function paymentSays({ status, paidBy }: PaidOrder): string {
  const kind = orderStatusKind(status);
  const isPending = kind === 'pending';
  // Whether it was paid before is not known.
  if (kind === 'cancelled') return '';
  if (paidBy === null) return isPending ? nextTexts.notPaid : '';
  if (paidBy === 'completed') return nextTexts.nothingMore;
  if (paidBy === 'unanswered') return isPending ? checkoutTexts.unanswered : '';
  const way = nextTexts.ways[paidBy];
  return isPending ? nextTexts.waiting(way) : way;
}

/** Whether an order is known to be paid, or arranged so that nothing is left to do. */
export function isSettled({ status, paidBy }: PaidOrder): boolean {
  const kind = orderStatusKind(status);
  if (kind === 'unknown' || kind === 'pending') return paidBy === 'completed';
  return kind !== 'cancelled';
}

/** What comes next of an order, and when; '' where that is not known. */
export function nextSays({ status, paidBy }: PaidOrder): string {
  const kind = orderStatusKind(status);
  if (paidBy === 'completed' && (kind === 'unknown' || kind === 'pending')) return nextTexts.after.pending;
  if (kind === 'unknown') return paidBy === null ? '' : nextTexts.confirmFirst;
  if (kind !== 'pending') return nextTexts.after[kind];
  return paidBy === null ? nextTexts.payFirst : nextTexts.confirmFirst;
}

export function NextSteps(order: PaidOrder) {
  const steps = [
    { Icon: PaymentsOutlined, name: nextTexts.payment, text: paymentSays(order) },
    { Icon: LocalShippingOutlined, name: nextTexts.next, text: nextSays(order) },
  ].filter(({ text }) => text !== '');
  if (steps.length === 0) return null;
  return (
    <Section heading={nextTexts.heading} variant="h3">
      <Stack component="dl" spacing={2}>
        {steps.map(({ Icon, name, text }) => (
          <div key={name}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
            >
              <Icon color="action" />
              {name}
            </Typography>
            {/* Below the name; as high once the server has told how far the order is. */}
            <Typography
              component="dd"
              sx={{
                paddingLeft: 'calc(1.5rem + 12px)',
                minHeight: { xs: name === nextTexts.next ? '3.2em' : 0, sm: 0 },
              }}
            >
              {text}
            </Typography>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
