import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { PAYMENT_QR_SIZE } from '../../lib/constants';

/** What is scanned: a text to draw, or a picture as a data: address. */
export type QrCode =
  { readonly kind: 'qrText'; readonly text: string } | { readonly kind: 'qrImage'; readonly dataUrl: string };

/** Bytes that a QR code of error correction level M and of level L holds; more cannot be drawn. */
const CAPACITY = { M: 2331, L: 2953 } as const;
/** Light modules around the code that scanners need to find it. */
const QUIET_ZONE = 4;
const alt = 'QR code of your payment';
/** Black on white in the dark scheme too: many scanners cannot read it the other way round. */
const INK = '#000000';
const PAPER = '#FFFFFF';

/** The error correction a text leaves room for; null for a text that is too long for any QR code. */
function levelFor(text: string): keyof typeof CAPACITY | null {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= CAPACITY.M) return 'M';
  return bytes <= CAPACITY.L ? 'L' : null;
}

/** The payment's QR code, drawn from its text or shown as the store's own picture; 256 px (section 9). */
export function PaymentQr({ code }: { readonly code: QrCode }) {
  const [isBroken, setBroken] = useState(false);
  const level = code.kind === 'qrText' ? levelFor(code.text) : null;
  const cannotShow = code.kind === 'qrText' ? level === null : isBroken;
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
      {cannotShow && (
        <Box
          role="alert"
          sx={{ width: PAYMENT_QR_SIZE, maxWidth: '100%', padding: 2, lineHeight: 1.5, typography: 'body2' }}
        >
          This QR code cannot be shown. Please choose another way to pay.
        </Box>
      )}
      {!cannotShow && code.kind === 'qrText' && level !== null && (
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
      {!cannotShow && code.kind === 'qrImage' && (
        <Box
          component="img"
          src={code.dataUrl}
          alt={alt}
          width={PAYMENT_QR_SIZE}
          height={PAYMENT_QR_SIZE}
          onError={() => setBroken(true)}
          sx={{ imageRendering: 'pixelated' }}
        />
      )}
    </Box>
  );
}
