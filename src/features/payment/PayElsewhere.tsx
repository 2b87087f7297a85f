/** The steps of a payment that is approved elsewhere: at a bank, or in a payment app. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { safePaymentUrl } from '../../browser/safeUrl';
import { CAN_HOVER, TOUCH_TARGET } from '../../components/tokens';
import { formatMoment } from '../../lib/dates';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { checkoutTexts } from '../checkout';
import { PaymentActions } from './PaymentResults';
import { type QrCode, PaymentQr } from './PaymentQr';
import { paymentTexts } from './paymentTexts';
import { QrTools } from './QrTools';

/** The scheme of addresses that open a payment app. */
const APP_SCHEME = 'upi:';

interface Reopening {
  /** Back to the form, to pay in another way. */
  readonly onReopen: () => void;
}

interface Polling {
  /** Polls the order again; null while it is being polled. */
  readonly onCheck: (() => void) | null;
}

/** Says that the order is being polled, or offers to poll it again. */
function PollingStatus({ onCheck }: Polling) {
  return (
    <Stack
      role="status"
      direction="row"
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 2.5, minHeight: TOUCH_TARGET }}
    >
      <Typography variant="body2" color="textSecondary">
        {onCheck === null ? paymentTexts.watching : paymentTexts.noConfirmation}
      </Typography>
      {onCheck !== null && (
        <Button variant="outlined" onClick={onCheck}>
          {paymentTexts.checkAgain}
        </Button>
      )}
    </Stack>
  );
}

interface StartedPaymentProps extends Polling {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** What the store's answer asked for; 'unanswered' where none came. */
  readonly kind: string;
  /** The address of the app or the bank; '' for none. */
  readonly url: string;
  /** Shows the code again; null where there is none. */
  readonly onShow: (() => void) | null;
}

/** A payment of this order was started before: the way back to it, above the form to pay another way. */
export function StartedPayment({ startedAt, kind, url, onShow, onCheck }: StartedPaymentProps) {
  const [openedAt] = useState(Date.now);
  return (
    <Alert severity="warning" tabIndex={-1} sx={{ marginBottom: 3 }}>
      <Typography>
        {kind === 'unanswered'
          ? checkoutTexts.unanswered
          : paymentTexts.started(formatMoment(startedAt, openedAt))}
      </Typography>
      <Typography>{paymentTexts.payTwice}</Typography>
      {(url !== '' || onShow !== null) && (
        <PaymentActions>
          {url !== '' && (
            <Button component="a" href={url} variant="outlined">
              {kind === 'deeplink' ? paymentTexts.openApp : paymentTexts.continueToBank}
            </Button>
          )}
          {onShow !== null && (
            <Button onClick={onShow} variant="outlined">
              {paymentTexts.showCode}
            </Button>
          )}
        </PaymentActions>
      )}
      <PollingStatus onCheck={onCheck} />
    </Alert>
  );
}

interface RedirectToBankProps extends Reopening {
  /** '' where a form is posted instead. */
  readonly url: string;
  /** Posts the form again. */
  readonly onContinue: () => void;
}

/** The page goes to the bank; the button is for when that does not happen by itself. */
export function RedirectToBank({ url, onContinue, onReopen }: RedirectToBankProps) {
  const way = url === '' ? { onClick: onContinue } : { component: 'a', href: url };
  return (
    <>
      <Typography>{paymentTexts.bankOpens}</Typography>
      <PaymentActions>
        <Button {...way} variant="contained" color="primary">
          {paymentTexts.continueToBank}
        </Button>
        <Button variant="outlined" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
    </>
  );
}

interface PayInAppProps extends Reopening, Polling {
  readonly url: string;
}

/** The payment is approved in an app on this device. */
export function PayInApp({ url, onCheck, onReopen }: PayInAppProps) {
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>{paymentTexts.approve}</Typography>
      <PaymentActions>
        <Button component="a" href={url} variant="contained" color="primary">
          {paymentTexts.openApp}
        </Button>
        <Button href={routes.orders} variant="outlined">
          {paymentTexts.havePaid}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}

interface PayByQrProps extends Reopening, Polling {
  readonly code: QrCode;
  readonly orderId: string;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** The payment is approved by scanning a code. */
export function PayByQr({ code, orderId, onCheck, onUnreadable, onReopen }: PayByQrProps) {
  const picture = useRef<HTMLDivElement>(null);
  const url = code.kind === 'qrText' ? safePaymentUrl(code.text) : '';
  return (
    <>
      {url.startsWith(APP_SCHEME) && (
        // First, as a phone that shows the code cannot scan it; a desktop has no payment app.
        <Button
          component="a"
          href={url}
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
        <Button href={routes.orders} variant="outlined">
          {actions.viewOrders}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}
