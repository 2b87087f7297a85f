import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenPaymentOutcome } from '../../api/models/types';
import { LazyBoundary } from '../../components/LazyBoundary';
import { lazyPart } from '../../components/lazyPart';
import { PAYMENT_QR_SIZE } from '../../lib/constants';
import { qrLevelOf } from '../../lib/qrCapacity';
import { paymentTexts } from './paymentTexts';

/** What is scanned: a text to draw, or a picture as a `data:` URL. */
export type QrCode = Extract<OpenPaymentOutcome, { readonly kind: 'qrText' | 'qrImage' }>;

/** The form is shown without it. */
const QrDrawing = lazyPart(() =>
  import(/* webpackChunkName: "payment-qr" */ 'qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG),
);
export const preloadQrDrawing = QrDrawing.preload;

/** Modules of light space around the code, which scanners need. */
const QUIET_ZONE = 4;
const alt = paymentTexts.qrCode;
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

/** The space of a code that is not drawn. */
const space = { width: PAYMENT_QR_SIZE, maxWidth: '100%', aspectRatio: '1' } as const;

/** Draws a text as a code. Its space is kept while the code that draws is loaded, and where that fails. */
function DrawnText({ text }: { readonly text: string }) {
  const level = qrLevelOf(text);
  if (level === null) return null;
  return (
    <LazyBoundary
      // A payment is waiting.
      reloads={false}
      resetKey={text}
      placeholder={<Box sx={space} />}
      renderFailure={({ actionLabel, onAction }) => (
        <Stack spacing={1.5} sx={{ ...space, alignItems: 'center', justifyContent: 'center' }}>
          <Typography role="alert">{paymentTexts.qrNotDrawn}</Typography>
          <Button color="inherit" variant="outlined" onClick={onAction}>
            {actionLabel}
          </Button>
        </Stack>
      )}
    >
      <QrDrawing
        value={text}
        size={PAYMENT_QR_SIZE}
        level={level}
        marginSize={QUIET_ZONE}
        bgColor={PAPER}
        fgColor={INK}
        role="img"
        aria-label={alt}
      />
    </LazyBoundary>
  );
}

interface PaymentQrProps {
  readonly code: QrCode;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** The payment's QR code, drawn from its text or shown as the shop's own picture; 256 px. */
export function PaymentQr({ code, onUnreadable }: PaymentQrProps) {
  return (
    <Paper
      sx={{
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: { xs: 'auto', sm: 0 },
        padding: 1.5,
        bgcolor: PAPER,
        color: INK,
        '& svg, & img': { display: 'block', maxWidth: '100%', height: 'auto' },
      }}
    >
      {code.kind === 'qrText' ? (
        <DrawnText text={code.text} />
      ) : (
        <Box
          component="img"
          src={code.dataUrl}
          alt={alt}
          width={PAYMENT_QR_SIZE}
          height={PAYMENT_QR_SIZE}
          onError={onUnreadable}
          sx={{ imageRendering: 'pixelated' }}
        />
      )}
    </Paper>
  );
}
