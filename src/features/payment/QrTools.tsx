import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QrCode } from './PaymentQr';
import type { QrToolsState } from './qrToolsSlice';
import { paymentAppTexts } from './paymentAppTexts';

interface QrToolsProps {
  readonly code: QrCode;
  readonly tools: QrToolsState;
  readonly onSave: () => void;
  readonly onCopy: () => Promise<void>;
}

/**
 * Saves a code or copies its text, for shoppers whose phone shows the code that it should scan. Where the browser does
 * not allow copying, the text is shown instead.
 */
export function QrTools({ code, tools: { said, isTextShown }, onSave, onCopy }: QrToolsProps) {
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 1.5 }}>
        <Button variant="outlined" onClick={onSave}>
          {paymentAppTexts.saveImage}
        </Button>
        {code.kind === 'qrText' && (
          <Button variant="outlined" onClick={() => void onCopy()}>
            {paymentAppTexts.copy}
          </Button>
        )}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {said !== null && paymentAppTexts[said]}
      </Typography>
      {isTextShown && code.kind === 'qrText' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {code.text}
        </Typography>
      )}
    </>
  );
}
