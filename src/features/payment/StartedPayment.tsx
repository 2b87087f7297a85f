import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PaymentActions } from './PaymentActions';
import { PollingStatus } from './PollingStatus';
import { paymentTexts } from './paymentTexts';
import type { StartedPaymentView } from './paymentView';

/** A payment of this order was started before: the way back to it, above the form to pay another way. */
export function StartedPayment({ startedAt, appUrl, isApp, onShow, onCheck }: StartedPaymentView) {
  return (
    <Alert severity="warning" sx={{ marginBottom: 3 }}>
      <Typography>{paymentTexts.started(startedAt)}</Typography>
      <Typography>{paymentTexts.payTwice}</Typography>
      {(appUrl !== '' || onShow !== null) && (
        <PaymentActions>
          {appUrl !== '' && (
            <Button href={appUrl} variant="outlined">
              {isApp ? paymentTexts.openApp : paymentTexts.continueToBank}
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
