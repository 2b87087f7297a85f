import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderStatusCode } from '../../api/models/types';
import { ErrorState } from '../../components/ErrorState';
import { StatusChip } from '../../components/StatusChip';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import { paymentTexts } from './paymentTexts';
import type { ReactNode } from 'react';

/** Words of a shop that says itself what became of the money. */
const saysOfMoney = /\b(money|amount|charged?|debited|deducted|refund(ed)?|paid)\b/i;

export const ordersLink = (
  <Button href={routes.orders} variant="outlined">
    {actions.viewOrders}
  </Button>
);

const checkoutLink = (
  <Button href={routes.checkout} variant="outlined">
    {paymentTexts.returnToCheckout}
  </Button>
);

/** Whether the payment went through is unknown. */
export function UnsurePayment({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <ErrorState
      message={paymentTexts.submitFailed}
      detail={paymentTexts.unsure}
      action={
        <>
          <Button variant="contained" color="primary" onClick={onCheck}>
            {paymentTexts.checkAgain}
          </Button>
          {checkoutLink}
          {ordersLink}
        </>
      }
    />
  );
}

interface SettledOrderProps {
  readonly orderId: string;
  readonly orderStatus: OrderStatusCode;
}

export function SettledOrder({ orderId, orderStatus }: SettledOrderProps) {
  const isCancelled = orderStatusKind(orderStatus) === 'cancelled';
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip status={orderStatus} />
        <Typography>{isCancelled ? paymentTexts.cancelled : paymentTexts.nothingLeft}</Typography>
      </Stack>
      <PaymentActions>
        <Button href={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </Button>
        {!isCancelled && (
          <Button href={routes.receipt(orderId)} variant="outlined">
            {actions.receipt}
          </Button>
        )}
        <Button href={routes.products()} variant="outlined">
          {actions.browseProducts}
        </Button>
      </PaymentActions>
    </>
  );
}

/** The bank's page cannot be opened from here. */
export function BlockedBank({ onReopen }: { readonly onReopen: () => void }) {
  return (
    <ErrorState
      message={paymentTexts.bankBlocked}
      action={
        <>
          <Button variant="contained" color="primary" onClick={onReopen}>
            {paymentTexts.otherWay}
          </Button>
          {ordersLink}
        </>
      }
    />
  );
}

interface FailedPaymentProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** The payment failed, or cannot begin. Where nothing says what became of the money, the shopper may have paid. */
export function FailedPayment({ message, onRetry }: FailedPaymentProps) {
  // Without its form nothing was sent.
  const mayBePaid = message !== paymentTexts.fieldsFailed && !saysOfMoney.test(message);
  return (
    <ErrorState
      message={message}
      detail={mayBePaid ? paymentTexts.askBeforePaying : undefined}
      action={
        <>
          <Button variant="contained" color="primary" onClick={onRetry}>
            {actions.tryAgain}
          </Button>
          {checkoutLink}
          {mayBePaid && (
            <Button href={routes.contact} variant="outlined">
              {pageNames.contact}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The buttons below a step of the payment: one below the other on phones. */
export function PaymentActions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 3 }}>
      {children}
    </Stack>
  );
}
