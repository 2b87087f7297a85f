import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatCount } from '../../lib/money';
import { actions } from '../../lib/texts';
import type { Reading } from './searchSlice';
import { filterTexts } from './searchTexts';

interface ReadingNoticeProps {
  readonly reading: Reading | null;
  readonly onRetry: () => void;
}

/** Says that not all products are looked through, where that is so. */
export function ReadingNotice({ reading, onRetry }: ReadingNoticeProps) {
  if (reading === null || (reading.status !== 'failed' && reading.status !== 'cut')) return null;
  const { status, read, total } = reading;
  if (status === 'cut') {
    return (
      <Alert role="status" severity="info">
        {filterTexts.cut(formatCount(read), formatCount(total))}
      </Alert>
    );
  }
  return (
    <Alert role="status" severity="warning">
      {filterTexts.failed}
      <Button variant="outlined" onClick={onRetry} sx={{ display: 'flex', marginTop: 1 }}>
        {actions.tryAgain}
      </Button>
    </Alert>
  );
}
