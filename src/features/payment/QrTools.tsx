import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import type { QrCode } from './PaymentQr';
import type { QrToolsState } from './noQrResults';
import { paymentTexts } from './paymentTexts';

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
    <Box sx={{ marginTop: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onSave}>
          {paymentTexts.saveImage}
        </Button>
        {code.kind === 'qrText' && (
          <Button variant="outlined" onClick={() => void onCopy()}>
            {paymentTexts.copyUpi}
          </Button>
        )}
      </Box>
      <Text role="status" variant="body2" sx={{ minHeight: '1.6em', color: 'text.secondary' }}>
        {said !== null && paymentTexts[said]}
      </Text>
      {isTextShown && code.kind === 'qrText' && (
        <Text variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {code.text}
        </Text>
      )}
    </Box>
  );
}
