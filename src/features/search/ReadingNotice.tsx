import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatCount } from '../../lib/money';
import { actions } from '../../lib/texts';
import type { Reading } from './productList';
import { filterTexts } from './searchTexts';

interface ReadingNoticeProps {
  readonly reading: Reading | null;
  readonly onRetry: () => void;
}

/** Says that not all products are looked through, where that is so. */
export function ReadingNotice({ reading, onRetry }: ReadingNoticeProps) {
  if (reading?.status === 'cut') {
    return (
      <Alert role="status" severity="info">
        {filterTexts.cut(formatCount(reading.read), formatCount(reading.total))}
      </Alert>
    );
  }
  if (reading?.status !== 'failed') return null;
  return (
    <Alert role="status" severity="warning">
      {filterTexts.failed}
      <Button variant="outlined" onClick={onRetry} sx={{ display: 'flex', marginTop: 1 }}>
        {actions.tryAgain}
      </Button>
    </Alert>
  );
}
