import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { CAN_HOVER, TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { PaymentActions } from './PaymentActions';
import { PaymentQr } from './PaymentQr';
import { paymentTexts } from './paymentTexts';
import type { PaymentView, Watching } from './paymentView';
import { QrTools } from './QrTools';

/** On the way to a bank's page. */
export function LeavingForBank({ url, inputs, onReopen }: Extract<PaymentView, { kind: 'leaving' }>) {
  return (
    <>
      <Typography>Your bank’s page opens in a moment. Nothing happening?</Typography>
      <PaymentActions>
        {inputs === null ? (
          <Button component="a" href={url} variant="contained" color="primary">
            {paymentTexts.continueToBank}
          </Button>
        ) : (
          <form method="post" action={url}>
            {inputs.map(({ name, value }, index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="contained" color="primary" fullWidth>
              {paymentTexts.continueToBank}
            </Button>
          </form>
        )}
        <Button variant="outlined" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
    </>
  );
}

/** That the shop looks for the payment by itself, or that it has stopped and can be asked to. */
function Watch({ onCheck }: Watching) {
  return (
    <Box role="status" sx={{ marginTop: 2.5, minHeight: TOUCH_TARGET, color: 'text.secondary' }}>
      {onCheck === null ? (
        <Typography variant="body2">
          This page looks for the bank’s confirmation by itself and moves on once your order does.
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2">No confirmation has come so far.</Typography>
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
      <Typography sx={{ maxWidth: '60ch' }}>
        Approve the payment in your UPI app, then come back here. If no app has opened, open it again, or
        choose another way to pay.
      </Typography>
      <PaymentActions>
        <Button component="a" href={url} variant="contained" color="primary">
          {paymentTexts.openApp}
        </Button>
        <ButtonLink to={routes.orders}>I have paid: view my orders</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
      <Watch onCheck={onCheck} />
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
  const picture = useRef<HTMLDivElement>(null);
  return (
    <>
      <Typography sx={{ maxWidth: '60ch', marginBottom: 2.5 }}>
        Scan the code with any UPI app and approve the payment there. Your order moves on once the bank has
        confirmed it.
      </Typography>
      <Box ref={picture} sx={{ display: 'inline-block', maxWidth: '100%' }}>
        <PaymentQr code={code} onUnreadable={onUnreadable} />
      </Box>
      <QrTools code={code} orderId={orderId} picture={picture} tools={tools} />
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
        <ButtonLink to={routes.orders}>{paymentTexts.viewOrders}</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {paymentTexts.otherWay}
        </Button>
      </PaymentActions>
      <Watch onCheck={onCheck} />
    </>
  );
}
