import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
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

interface PaymentProblemProps {
  readonly message: string;
  /** The first way on; null where there is none. */
  readonly first: { readonly label: string; readonly onClick: () => void } | null;
  /** The way out. */
  readonly children: ReactNode;
}

/** What went wrong, and two ways on. */
function PaymentProblem({ message, first, children }: PaymentProblemProps) {
  return (
    <ErrorState
      message={message}
      action={
        <>
          {first !== null && (
            <Button variant="contained" color="primary" onClick={first.onClick}>
              {first.label}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}

/** Whether the payment went through is unknown. */
export function UnsurePayment({ onCheck }: Extract<PaymentView, { kind: 'unsure' }>) {
  return (
    <PaymentProblem
      message={paymentTexts.unsure}
      first={{ label: paymentTexts.checkAgain, onClick: onCheck }}
    >
      <ButtonLink to={routes.orders}>{actions.viewOrders}</ButtonLink>
    </PaymentProblem>
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
    <PaymentProblem
      message={paymentTexts.bankBlocked}
      first={{ label: paymentTexts.otherWay, onClick: onReopen }}
    >
      <ButtonLink to={routes.orders}>{actions.viewOrders}</ButtonLink>
    </PaymentProblem>
  );
}

/** The payment failed, or cannot begin. */
export function FailedPayment({ message, onRetry }: Extract<PaymentView, { kind: 'failed' }>) {
  return (
    <PaymentProblem
      message={message}
      first={onRetry === null ? null : { label: actions.tryAgain, onClick: onRetry }}
    >
      <ButtonLink to={routes.checkout}>{paymentTexts.returnToCheckout}</ButtonLink>
    </PaymentProblem>
  );
}
