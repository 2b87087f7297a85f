import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState } from '../../components/ErrorState';
import { StatusChip } from '../../components/StatusChip';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { PaymentActions } from './PaymentActions';
import { paymentTexts } from './paymentTexts';
import type { PaymentView } from './paymentView';

/** Whether the payment went through is unknown. */
export function UnsurePayment({ onCheck }: Extract<PaymentView, { kind: 'unsure' }>) {
  return (
    <ErrorState
      message={paymentTexts.unsure}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" color="primary" onClick={onCheck}>
            {paymentTexts.checkAgain}
          </Button>
          <ButtonLink to={routes.orders}>{actions.viewOrders}</ButtonLink>
        </Box>
      }
    />
  );
}

/** The order no longer waits for a payment. */
export function SettledOrder({ orderStatus }: Extract<PaymentView, { kind: 'settled' }>) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusChip status={orderStatus} />
        <Text>
          {orderStatusKind(orderStatus) === 'cancelled' ? paymentTexts.cancelled : paymentTexts.nothingLeft}
        </Text>
      </Box>
      <PaymentActions>
        <ButtonLink to={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </ButtonLink>
      </PaymentActions>
    </>
  );
}

/** The bank's page cannot be opened from here. */
export function BlockedBank({ onReopen }: Extract<PaymentView, { kind: 'blocked' }>) {
  return (
    <ErrorState
      message={paymentTexts.bankBlocked}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" color="primary" onClick={onReopen}>
            {paymentTexts.otherWay}
          </Button>
          <ButtonLink to={routes.orders}>{actions.viewOrders}</ButtonLink>
        </Box>
      }
    />
  );
}

/** The payment failed, or cannot begin. */
export function FailedPayment({ message, onRetry }: Extract<PaymentView, { kind: 'failed' }>) {
  return (
    <ErrorState
      message={message}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {onRetry !== null && (
            <Button variant="contained" color="primary" onClick={onRetry}>
              {actions.tryAgain}
            </Button>
          )}
          <ButtonLink to={routes.checkout}>{paymentTexts.returnToCheckout}</ButtonLink>
        </Box>
      }
    />
  );
}
