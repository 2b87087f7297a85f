import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { CAN_HOVER, TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { PaymentActions } from './PaymentActions';
import { PaymentQr } from './PaymentQr';
import { paymentTexts } from './paymentTexts';
import type { PaymentView, Polling } from './paymentView';
import { QrTools } from './QrTools';
import { useQrTools } from './useQrTools';

type RedirectView = Extract<PaymentView, { kind: 'postingForm' | 'redirecting' }>;

/** The page goes to the bank; the button is for when that does not happen by itself. */
export function RedirectToBank(view: RedirectView) {
  const button = { variant: 'contained', color: 'primary' } as const;
  return (
    <>
      <Text>{paymentTexts.bankOpens}</Text>
      <PaymentActions>
        {view.kind === 'redirecting' ? (
          <Button {...button} component="a" href={view.url}>
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

/** Says that the order is being polled, or offers to poll it again. */
function PollingStatus({ onCheck }: Polling) {
  return (
    <Box role="status" sx={{ marginTop: 2.5, minHeight: TOUCH_TARGET, color: 'text.secondary' }}>
      {onCheck === null ? (
        <Text variant="body2">{paymentTexts.watching}</Text>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Text variant="body2">{paymentTexts.noConfirmation}</Text>
          <Button variant="outlined" onClick={onCheck}>
            {paymentTexts.checkAgain}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The payment is approved in an app on this device. */
export function PayInApp({ url, onCheck, onReopen }: Extract<PaymentView, { kind: 'app' }>) {
  return (
    <>
      <Text sx={{ maxWidth: '60ch' }}>{paymentTexts.approveInApp}</Text>
      <PaymentActions>
        <Button component="a" href={url} variant="contained" color="primary">
          {paymentTexts.openApp}
        </Button>
        <ButtonLink to={routes.orders}>{paymentTexts.havePaid}</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}

/** The payment is approved by scanning a code. */
export function PayByQr({
  code,
  appUrl,
  tools,
  orderId,
  onCheck,
  onUnreadable,
  onReopen,
}: Extract<PaymentView, { kind: 'qr' }> & { readonly orderId: string }) {
  const { picture, save, copy } = useQrTools(code, orderId, tools);
  return (
    <>
      <Text sx={{ maxWidth: '60ch', marginBottom: 2.5 }}>{paymentTexts.scanCode}</Text>
      <Box ref={picture} sx={{ display: 'inline-block', maxWidth: '100%' }}>
        <PaymentQr code={code} onUnreadable={onUnreadable} />
      </Box>
      <QrTools code={code} tools={tools} onSave={save} onCopy={copy} />
      <PaymentActions>
        {appUrl !== '' && (
          <Button
            component="a"
            href={appUrl}
            variant="contained"
            color="primary"
            // A desktop has no payment app; a phone that shows the code cannot scan it.
            sx={{ [CAN_HOVER]: { display: 'none' } }}
          >
            {paymentTexts.openApp}
          </Button>
        )}
        <ButtonLink to={routes.orders}>{actions.viewOrders}</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
      <PollingStatus onCheck={onCheck} />
    </>
  );
}
