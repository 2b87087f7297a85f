/** The steps of a payment that is approved elsewhere: at a bank, or in a payment app. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { ClosedPaymentOutcome, OpenPaymentOutcome } from '../../api/models/types';
import { safePaymentUrl } from '../../browser/safeUrl';
import { ButtonRow } from '../../components/ButtonRow';
import { Notice } from '../../components/Notice';
import { CAN_HOVER } from '../../components/tokens';
import { PAYMENT_QR_SIZE } from '../../lib/constants';
import { formatMoment } from '../../lib/dates';
import { qrLevelOf } from '../../lib/qrCapacity';
import { routes } from '../../lib/routes';
import { checkoutTexts } from '../checkout';
import { ordersLink } from './PaymentResults';
import { paymentTexts } from './paymentTexts';

/** What happens by itself, beside a sign that it does. */
function Awaited({ children }: { readonly children: string }) {
  return (
    <Typography component="div" variant="body2" sx={{ marginTop: 1.5, textWrap: 'balance' }}>
      <span role="status">{children}</span>{' '}
      <CircularProgress aria-hidden color="inherit" size={14} sx={{ verticalAlign: '-0.1em' }} />
    </Typography>
  );
}

const pollingStatus = <Awaited>{paymentTexts.watching}</Awaited>;

interface StartedPaymentProps {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** What the store's answer asked for; 'unanswered' where none came that can be followed. */
  readonly kind: string;
  /** The address or code that it can be continued with; null for none. */
  readonly outcome: ClosedPaymentOutcome | null;
  readonly onShow: () => void;
}

/** A payment of this order was started before: the way back to it, above the form to pay another way. */
export function StartedPayment({ startedAt, kind, outcome, onShow }: StartedPaymentProps) {
  const [openedAt] = useState(Date.now);
  const way =
    outcome !== null &&
    ('url' in outcome ? (
      <Button component="a" href={outcome.url} variant="contained" color="primary">
        {kind === 'deeplink' ? paymentTexts.openApp : paymentTexts.continueToBank}
      </Button>
    ) : (
      <Button variant="contained" color="primary" onClick={onShow}>
        {paymentTexts.showCode}
      </Button>
    ));
  return (
    <Box sx={{ marginBottom: 3 }}>
      <Notice
        severity="warning"
        title={
          kind === 'unanswered'
            ? checkoutTexts.unanswered
            : paymentTexts.started(formatMoment(startedAt, openedAt))
        }
        action={way}
      >
        {kind === 'completed' ? paymentTexts.arranged : paymentTexts.payTwice}
        {kind !== 'completed' && pollingStatus}
      </Notice>
    </Box>
  );
}

interface RedirectToBankProps {
  /** '' where a form is posted instead. */
  readonly url: string;
  readonly onContinue: () => void;
  /** Back to the form, to pay in another way. */
  readonly onReopen: () => void;
}

/** The page goes to the bank; the button is for when that does not happen by itself. */
export function RedirectToBank({ url, onContinue, onReopen }: RedirectToBankProps) {
  const way = url === '' ? { onClick: onContinue } : { component: 'a', href: url };
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>{paymentTexts.bankApproves}</Typography>
      <Awaited>{paymentTexts.bankOpens}</Awaited>
      <ButtonRow>
        <Button {...way} variant="contained" color="primary">
          {paymentTexts.continueToBank}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </ButtonRow>
    </>
  );
}

export function PayInApp({ url, onReopen }: Omit<RedirectToBankProps, 'onContinue'>) {
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>{paymentTexts.approve}</Typography>
      {pollingStatus}
      <ButtonRow>
        <Button component="a" href={url} variant="contained" color="primary">
          {paymentTexts.openApp}
        </Button>
        <Button href={routes.orders} variant="outlined">
          {paymentTexts.havePaid}
        </Button>
        <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
      </ButtonRow>
    </>
  );
}

interface PayByQrProps extends Pick<RedirectToBankProps, 'onReopen'> {
  /** What is scanned: a text to draw, or a picture as a `data:` URL. */
  readonly code: Extract<OpenPaymentOutcome, { readonly kind: 'qrText' | 'qrImage' }>;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** Modules of light space around the code, which scanners need. */
const QUIET_ZONE = 4;
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

function PaymentQr({ code, onUnreadable }: Omit<PayByQrProps, 'onReopen'>) {
  // Null where the text is too long for a code.
  const level = code.kind === 'qrText' ? qrLevelOf(code.text) : null;
  return (
    <Paper
      sx={{
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: { xs: 'auto', sm: 0 },
        // Around a picture, whose own light space is not known.
        padding: level === null ? 2.5 : 0,
        bgcolor: PAPER,
        color: INK,
        '& svg, & img': { display: 'block', maxWidth: '100%', height: 'auto' },
      }}
    >
      {code.kind === 'qrText' && level !== null && (
        <QRCodeSVG
          value={code.text}
          size={PAYMENT_QR_SIZE}
          level={level}
          marginSize={QUIET_ZONE}
          bgColor={PAPER}
          fgColor={INK}
          role="img"
          aria-label={paymentTexts.qrCode}
        />
      )}
      {code.kind === 'qrImage' && (
        <Box
          component="img"
          src={code.dataUrl}
          alt={paymentTexts.qrCode}
          width={PAYMENT_QR_SIZE}
          height={PAYMENT_QR_SIZE}
          onError={onUnreadable}
          sx={{ imageRendering: 'pixelated' }}
        />
      )}
    </Paper>
  );
}

export function PayByQr({ code, onUnreadable, onReopen }: PayByQrProps) {
  const url = code.kind === 'qrText' ? safePaymentUrl(code.text) : '';
  return (
    <>
      {url.startsWith('upi:') && (
        // First, as a phone that shows the code cannot scan it; a desktop has no payment app.
        <Button
          component="a"
          href={url}
          variant="contained"
          color="primary"
          fullWidth
          sx={{ marginBottom: 1.5, [CAN_HOVER]: { display: 'none' } }}
        >
          {paymentTexts.openApp}
        </Button>
      )}
      {/* Beside the code where there is room. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <PaymentQr code={code} onUnreadable={onUnreadable} />
        <Box sx={{ flex: '1 1 15rem' }}>
          <Typography>{paymentTexts.scanCode}</Typography>
          {pollingStatus}
          <ButtonRow>
            {ordersLink}
            <Button onClick={onReopen}>{paymentTexts.otherWay}</Button>
          </ButtonRow>
        </Box>
      </Stack>
    </>
  );
}
