import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import type { QrCode } from './PaymentQr';
import { paymentTexts } from './paymentTexts';

/** Width and height of a saved code, in pixels: sharp enough to be scanned from another screen. */
const SAVED_SIZE = 1024;

/** Draws the page's SVG of a QR code (two paths) as a PNG. Returns a `data:` URL; '' where the browser cannot draw. */
export function drawQr(svg: SVGSVGElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_SIZE;
  canvas.height = SAVED_SIZE;
  const drawing = canvas.getContext('2d');
  const modules = svg.viewBox.baseVal.width;
  if (drawing === null || modules === 0) return '';
  drawing.scale(SAVED_SIZE / modules, SAVED_SIZE / modules);
  for (const path of svg.querySelectorAll('path')) {
    drawing.fillStyle = path.getAttribute('fill') ?? '';
    drawing.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return canvas.toDataURL('image/png');
}

interface QrToolsProps {
  readonly code: QrCode;
  /** The element that the code is in. */
  readonly picture: RefObject<HTMLElement | null>;
  /** For the name of the saved file. */
  readonly orderId: string;
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/**
 * Saves a code or copies its text, for shoppers whose phone shows the code that it should scan. Where the browser does
 * not allow copying, the text is shown instead.
 */
export function QrTools({ code, picture, orderId }: QrToolsProps) {
  const [said, setSaid] = useState('');
  const [isTextShown, setTextShown] = useState(false);

  function save(): void {
    const svg = picture.current?.querySelector('svg') ?? null;
    const url = code.kind === 'qrImage' ? code.dataUrl : svg === null ? '' : drawQr(svg);
    if (url === '') setSaid(paymentTexts.saveFailed);
    else download(url, `payment-${orderId.replace(/[^\w-]+/g, '-')}.png`);
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(paymentTexts.copied);
    } catch {
      setTextShown(true);
    }
  }

  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 1.5 }}>
        <Button variant="outlined" onClick={save}>
          {paymentTexts.saveImage}
        </Button>
        {code.kind === 'qrText' && (
          <Button variant="outlined" onClick={() => void copy(code.text)}>
            {paymentTexts.copy}
          </Button>
        )}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {said}
      </Typography>
      {isTextShown && code.kind === 'qrText' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {code.text}
        </Typography>
      )}
    </>
  );
}
