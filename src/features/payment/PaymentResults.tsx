import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderStatusCode } from '../../api/models/types';
import { ButtonRow } from '../../components/ButtonRow';
import { Notice } from '../../components/Notice';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import { paymentTexts } from './paymentTexts';

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
    <Notice
      title={paymentTexts.submitFailed}
      action={
        <>
          <Button variant="contained" color="primary" onClick={onCheck}>
            {paymentTexts.checkAgain}
          </Button>
          {checkoutLink}
          {ordersLink}
        </>
      }
    >
      {paymentTexts.unsure}
    </Notice>
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
      <Typography>{isCancelled ? paymentTexts.cancelled : paymentTexts.nothingLeft}</Typography>
      <ButtonRow>
        <Button href={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </Button>
        {!isCancelled && (
          <Button href={routes.receipt(orderId)} variant="outlined">
            {actions.receipt}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

/** The bank's page cannot be opened from here. */
export function BlockedBank({ onReopen }: { readonly onReopen: () => void }) {
  return (
    <Notice
      title={paymentTexts.bankBlocked}
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
    <Notice
      title={message}
      action={
        <>
          <Button variant="contained" color="primary" onClick={onRetry}>
            {actions.tryAgain}
          </Button>
          {checkoutLink}
          {mayBePaid && <Button href={routes.contact}>{pageNames.contact}</Button>}
        </>
      }
    >
      {mayBePaid && paymentTexts.askBeforePaying}
    </Notice>
  );
}
