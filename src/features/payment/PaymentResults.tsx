import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState';
import { StatusChip } from '../../components/StatusChip';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { PaymentActions } from './PaymentActions';
import { paymentFlowTexts } from './paymentFlowTexts';
import { paymentTexts } from './paymentTexts';
import type { PaymentView } from './paymentView';

interface PaymentProblemProps {
  readonly message: string;
  /** What is to be known besides; nothing unless given. */
  readonly detail?: string;
  /** The first way on; null where there is none. */
  readonly first: { readonly label: string; readonly onClick: () => void } | null;
  /** The way out. */
  readonly children: ReactNode;
}

/** What went wrong, and two ways on. */
function PaymentProblem({ message, detail, first, children }: PaymentProblemProps) {
  return (
    <ErrorState
      message={message}
      detail={detail}
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

/** Whether the payment went through is unknown [decision.30]. */
export function UnsurePayment({ onCheck }: Extract<PaymentView, { kind: 'unsure' }>) {
  return (
    <PaymentProblem
      message={paymentFlowTexts.submitFailed}
      detail={paymentTexts.unsure}
      first={{ label: paymentTexts.checkAgain, onClick: onCheck }}
    >
      <Button component={RouterLink} to={routes.checkout} variant="outlined">
        {paymentTexts.returnToCheckout}
      </Button>
      <Button component={RouterLink} to={routes.orders} variant="outlined">
        {actions.viewOrders}
      </Button>
    </PaymentProblem>
  );
}

/** The order no longer waits for a payment. */
export function SettledOrder({ orderStatus }: Extract<PaymentView, { kind: 'settled' }>) {
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip status={orderStatus} />
        <Typography>
          {orderStatusKind(orderStatus) === 'cancelled' ? paymentTexts.cancelled : paymentTexts.nothingLeft}
        </Typography>
      </Stack>
      <PaymentActions>
        <Button component={RouterLink} to={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </Button>
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
      <Button component={RouterLink} to={routes.orders} variant="outlined">
        {actions.viewOrders}
      </Button>
    </PaymentProblem>
  );
}

/** The payment failed, or cannot begin. */
export function FailedPayment({ message, mayBePaid, onRetry }: Extract<PaymentView, { kind: 'failed' }>) {
  return (
    <PaymentProblem
      message={message}
      detail={mayBePaid ? paymentTexts.askBeforePaying : undefined}
      first={onRetry === null ? null : { label: actions.tryAgain, onClick: onRetry }}
    >
      <Button component={RouterLink} to={routes.checkout} variant="outlined">
        {paymentTexts.returnToCheckout}
      </Button>
      {mayBePaid && (
        <Button component={RouterLink} to={routes.contact} color="inherit">
          {paymentTexts.contact}
        </Button>
      )}
    </PaymentProblem>
  );
}
