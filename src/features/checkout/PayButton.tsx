import Button, { type ButtonProps } from '@mui/material/Button';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { payText, type UnpaidPurchase } from './checkoutTexts';

interface PayButtonProps extends Pick<ButtonProps, 'size' | 'color' | 'variant' | 'sx'> {
  readonly order: UnpaidPurchase;
}

/** Leads to the payment of an unpaid order. */
export function PayButton({ order, ...look }: PayButtonProps) {
  const { link, linkEnd } = payText(order);
  return (
    <Button href={routes.payment(order.orderId)} {...look}>
      {link}
      <VisuallyHidden>{linkEnd}</VisuallyHidden>
    </Button>
  );
}
