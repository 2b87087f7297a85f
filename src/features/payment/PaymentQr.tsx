import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { byteLength, QR_BYTES } from '../../api/models/payment';
import { PAYMENT_QR_SIZE } from '../../lib/constants';

/** What is scanned: a text to draw, or a picture as a data: address. */
export type QrCode =
  { readonly kind: 'qrText'; readonly text: string } | { readonly kind: 'qrImage'; readonly dataUrl: string };

/** Light modules around the code that scanners need to find it. */
const QUIET_ZONE = 4;
const alt = 'QR code of your payment';
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

/** Medium where the text leaves room for it, else low, which holds the longest text that the model lets through. */
function levelFor(text: string): 'M' | 'L' {
  return byteLength(text) <= QR_BYTES.M ? 'M' : 'L';
}

export interface PaymentQrProps {
  readonly code: QrCode;
  /** The browser cannot show the picture. */
  readonly onUnreadable: () => void;
}

/** The payment's QR code, drawn from its text or shown as the store's own picture; 256 px (section 9). */
export function PaymentQr({ code, onUnreadable }: PaymentQrProps) {
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
      {code.kind === 'qrText' ? (
        <QRCodeSVG
          value={code.text}
          size={PAYMENT_QR_SIZE}
          level={levelFor(code.text)}
          marginSize={QUIET_ZONE}
          bgColor={PAPER}
          fgColor={INK}
          role="img"
          aria-label={alt}
        />
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
    </Box>
  );
}
