import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CAN_HOVER } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { PaymentActions } from './PaymentActions';
import { PaymentQr } from './PaymentQr';
import { paymentTexts } from './paymentTexts';
import type { PaymentView } from './paymentView';
import { PollingStatus } from './PollingStatus';
import { QrTools } from './QrTools';

type RedirectView = Extract<PaymentView, { kind: 'postingForm' | 'redirecting' }>;

/** The page goes to the bank; the button is for when that does not happen by itself. */
export function RedirectToBank(view: RedirectView) {
  const button = { variant: 'contained', color: 'primary' } as const;
  return (
    <>
      <Typography>{paymentTexts.bankOpens}</Typography>
      <PaymentActions>
        {view.kind === 'redirecting' ? (
          <Button {...button} href={view.url}>
            {paymentTexts.continueToBank}
          </Button>
        ) : (
          <Button {...button} onClick={view.onContinue}>
            {paymentTexts.continueToBank}
          </Button>
        )}
        <Button variant="outlined" onClick={view.onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
    </>
  );
}

/** The payment is approved in an app on this device. */
export function PayInApp({ url, onCheck, onReopen }: Extract<PaymentView, { kind: 'app' }>) {
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>{paymentTexts.approve}</Typography>
      <PaymentActions>
        <Button href={url} variant="contained" color="primary">
          {paymentTexts.openApp}
        </Button>
        <Button component={RouterLink} to={routes.orders} variant="outlined">
          {paymentTexts.havePaid}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}

/** The payment is approved by scanning a code. */
export function PayByQr({
  code,
  appUrl,
  orderId,
  onCheck,
  onUnreadable,
  onReopen,
}: Extract<PaymentView, { kind: 'qr' }> & { readonly orderId: string }) {
  const picture = useRef<HTMLDivElement>(null);
  return (
    <>
      {appUrl !== '' && (
        // First, as a phone that shows the code cannot scan it; a desktop has no payment app.
        <Button
          href={appUrl}
          variant="contained"
          color="primary"
          fullWidth
          sx={{ marginBottom: 2.5, [CAN_HOVER]: { display: 'none' } }}
        >
          {paymentTexts.openApp}
        </Button>
      )}
      <Typography sx={{ maxWidth: '60ch', marginBottom: 2.5 }}>{paymentTexts.scanCode}</Typography>
      <div ref={picture}>
        <PaymentQr code={code} onUnreadable={onUnreadable} />
      </div>
      <QrTools code={code} picture={picture} orderId={orderId} />
      <PaymentActions>
        <Button component={RouterLink} to={routes.orders} variant="outlined">
          {actions.viewOrders}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}
