import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { PAYMENT_QR_SIZE } from '../../lib/constants';
import { qrLevelOf } from './qrCapacity';
import { paymentTexts } from './paymentTexts';

/** What is scanned: a text to draw, or a picture as a `data:` URL. */
export type QrCode =
  | { readonly kind: 'qrText'; readonly text: string }
  | { readonly kind: 'qrImage'; readonly dataUrl: string };

/** Modules of light space around the code, which scanners need. */
const QUIET_ZONE = 4;
const alt = paymentTexts.qrCode;
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

interface PaymentQrProps {
  readonly code: QrCode;
  /** Called where the browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** The payment's QR code, drawn from its text or shown as the store's own picture; 256 px (section 9). */
export function PaymentQr({ code, onUnreadable }: PaymentQrProps) {
  const level = code.kind === 'qrText' ? qrLevelOf(code.text) : null;
  return (
    <Box
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        padding: 1.5,
        bgcolor: PAPER,
        color: INK,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        lineHeight: 0,
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
          aria-label={alt}
        />
      )}
      {code.kind === 'qrImage' && (
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
    </Box>
  );
}
