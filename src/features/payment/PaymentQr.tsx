import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { QRCodeSVG } from 'qrcode.react';
import type { OpenPaymentOutcome } from '../../api/models/types';
import { PAYMENT_QR_SIZE } from '../../lib/constants';
import { qrLevelOf } from '../../lib/qrCapacity';
import { paymentTexts } from './paymentTexts';

/** Modules of light space around the code, which scanners need. */
const QUIET_ZONE = 4;
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

export interface PaymentQrProps {
  /** What is scanned: a text to draw, or a picture as a `data:` URL. */
  readonly code: Extract<OpenPaymentOutcome, { readonly kind: 'qrText' | 'qrImage' }>;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

export function PaymentQr({ code, onUnreadable }: PaymentQrProps) {
  // Null where the text is too long for a code.
  const level = code.kind === 'qrText' ? qrLevelOf(code.text) : null;
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
