import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, use } from 'react';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyComponent } from '../../components/lazyComponent';
import { PAYMENT_QR_SIZE } from '../../lib/constants';
import { paymentTexts } from './paymentTexts';
import { qrLevelOf } from './qrCapacity';

/** What is scanned: a text to draw, or a picture as a `data:` URL. */
export type QrCode =
  | { readonly kind: 'qrText'; readonly text: string }
  | { readonly kind: 'qrImage'; readonly dataUrl: string };

/** The form is shown without it. */
const qrDrawing = lazyComponent(() =>
  import(/* webpackChunkName: "payment-qr" */ 'qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG),
);
export const preloadQrDrawing = qrDrawing.preload;

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
  const recovery = use(ChunkRecoveryContext);
  const level = qrLevelOf(text);
  if (level === null) return null;
  const notYet = <Box sx={space} />;
  return (
    <ErrorBoundary
      // A payment is waiting: the page is not reloaded.
      recovery={{ ...recovery, recover: () => Promise.resolve('unreachable') }}
      resetKey={text}
      pending={notYet}
      renderFailure={({ actionLabel, onAction }) => (
        <Stack spacing={1.5} sx={{ ...space, alignItems: 'center', justifyContent: 'center' }}>
          <Typography role="alert">{paymentTexts.qrNotDrawn}</Typography>
          <Button color="inherit" variant="outlined" onClick={onAction}>
            {actionLabel}
          </Button>
        </Stack>
      )}
    >
      <Suspense fallback={notYet}>
        <qrDrawing.Component
          value={text}
          size={PAYMENT_QR_SIZE}
          level={level}
          marginSize={QUIET_ZONE}
          bgColor={PAPER}
          fgColor={INK}
          role="img"
          aria-label={alt}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PaymentQrProps {
  readonly code: QrCode;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** The payment's QR code, drawn from its text or shown as the store's own picture; 256 px (section 9). */
export function PaymentQr({ code, onUnreadable }: PaymentQrProps) {
  return (
    <Paper
      sx={{
        width: 'fit-content',
        maxWidth: '100%',
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
