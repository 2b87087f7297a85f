import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PaymentActions } from './PaymentActions';
import { PollingStatus } from './PollingStatus';
import { paymentAppTexts } from './paymentAppTexts';
import { paymentTexts } from './paymentTexts';
import type { PaymentView } from './paymentView';

/** A payment of this order was started before: the way back to it, and another way to pay after a warning. */
export function StartedPayment(view: Extract<PaymentView, { kind: 'started' }>) {
  const { startedAt, appUrl, onShow, onCheck, onReopen } = view;
  const [isWarned, setIsWarned] = useState(false);
  const main = { variant: 'contained', color: 'primary' } as const;
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>{paymentTexts.started(startedAt)}</Typography>
      <PollingStatus onCheck={onCheck} />
      {isWarned && (
        <Alert severity="warning" sx={{ marginTop: 2 }}>
          {paymentTexts.payTwice}
        </Alert>
      )}
      <PaymentActions>
        {appUrl !== '' && (
          <Button href={appUrl} {...main}>
            {view.isApp ? paymentAppTexts.open : paymentTexts.continueToBank}
          </Button>
        )}
        {onShow !== null && (
          <Button onClick={onShow} {...main}>
            {paymentTexts.showCode}
          </Button>
        )}
        <Button
          variant="outlined"
          color={isWarned ? 'error' : 'inherit'}
          onClick={isWarned ? onReopen : () => setIsWarned(true)}
        >
          {isWarned ? paymentTexts.payAnywayAnotherWay : paymentTexts.payAnotherWay}
        </Button>
      </PaymentActions>
    </>
  );
}
