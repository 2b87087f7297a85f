import type { RefObject } from 'react';
import { useRef } from 'react';
import { drawQr } from './drawQr';
import type { QrCode } from './PaymentQr';
import type { QrToolsView } from './paymentView';

/** What the buttons below a QR code do, and the ref of the element that the code is in. */
interface QrToolsEffects {
  readonly picture: RefObject<HTMLDivElement | null>;
  /** Downloads the code as a PNG picture. */
  readonly save: () => void;
  /** Copies the code's text. */
  readonly copy: () => Promise<void>;
}

function fileName(orderId: string): string {
  return `payment-${orderId.replace(/[^\w-]+/g, '-')}.png`;
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a QR code and copies its text, with the browser's canvas, download and clipboard; calls back with the result. */
export function useQrTools(code: QrCode, orderId: string, results: QrToolsView): QrToolsEffects {
  const picture = useRef<HTMLDivElement>(null);

  function save(): void {
    const svg = picture.current?.querySelector('svg') ?? null;
    const url = code.kind === 'qrImage' ? code.dataUrl : svg === null ? '' : drawQr(svg);
    if (url === '') results.onSaveRefused();
    else download(url, fileName(orderId));
  }

  async function copy(): Promise<void> {
    if (code.kind === 'qrImage') return;
    try {
      await navigator.clipboard.writeText(code.text);
      results.onCopied();
    } catch {
      results.onCopyRefused();
    }
  }

  return { picture, save, copy };
}
