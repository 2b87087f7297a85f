import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TOUCH_TARGET } from '../../components/tokens';
import { paymentTexts } from './paymentTexts';
import type { Polling } from './paymentView';

/** Says that the order is being polled, or offers to poll it again. */
export function PollingStatus({ onCheck }: Polling) {
  return (
    <Stack
      role="status"
      direction="row"
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 2.5, minHeight: TOUCH_TARGET }}
    >
      <Typography variant="body2" color="textSecondary">
        {onCheck === null ? paymentTexts.watching : paymentTexts.noConfirmation}
      </Typography>
      {onCheck !== null && (
        <Button variant="outlined" onClick={onCheck}>
          {paymentTexts.checkAgain}
        </Button>
      )}
    </Stack>
  );
}
