import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { QrCode } from './PaymentQr';
import { drawQr } from './drawQr';
import type { QrToolsState } from './qrToolsSlice';

/** What became of saving or copying, and whom to tell of it. */
export interface QrToolsView extends QrToolsState {
  readonly onCopied: () => void;
  readonly onCopyRefused: () => void;
  readonly onSaveRefused: () => void;
}

export interface QrToolsProps {
  readonly code: QrCode;
  readonly orderId: string;
  /** Where the code is on the page. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly tools: QrToolsView;
}

const texts = {
  save: 'Save image',
  copy: 'Copy UPI text',
  copied: 'Copied. Paste it into your UPI app.',
  saveFailed: 'This browser cannot save the image. Take a screenshot instead.',
} as const;

function fileName(orderId: string): string {
  return `payment-${orderId.replace(/[^\w-]+/g, '-')}.png`;
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/**
 * What a shopper does with a code that is on the very phone that should scan it: save it, or copy what it says.
 * A text that the browser may not copy is shown, to be copied by hand.
 */
export function QrTools({ code, orderId, picture, tools }: QrToolsProps) {
  const { said, isTextShown } = tools;

  function save(): void {
    const svg = picture.current?.querySelector('svg') ?? null;
    const url = code.kind === 'qrImage' ? code.dataUrl : svg === null ? '' : drawQr(svg);
    if (url === '') tools.onSaveRefused();
    else download(url, fileName(orderId));
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      tools.onCopied();
    } catch {
      tools.onCopyRefused();
    }
  }

  return (
    <Box sx={{ marginTop: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={save}>
          {texts.save}
        </Button>
        {code.kind === 'qrText' && (
          <Button variant="outlined" onClick={() => void copy(code.text)}>
            {texts.copy}
          </Button>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.6em', color: 'text.secondary' }}>
        {said !== null && texts[said]}
      </Typography>
      {isTextShown && code.kind === 'qrText' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {code.text}
        </Typography>
      )}
    </Box>
  );
}
