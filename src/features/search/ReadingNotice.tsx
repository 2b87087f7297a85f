import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { formatCount } from '../../lib/formatCount';
import { actions } from '../../lib/texts';
import type { Reading } from './searchSlice';
import { finderTexts } from './finderTexts';

interface ReadingNoticeProps {
  readonly reading: Reading | null;
  readonly onRetry: () => void;
}

/** Says that not all products are looked through, where that is so. */
export function ReadingNotice({ reading, onRetry }: ReadingNoticeProps) {
  if (reading === null || (reading.status !== 'failed' && reading.status !== 'cut')) return null;
  const { status, read, total } = reading;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        fontSize: '0.9375rem',
        color: 'text.secondary',
      }}
    >
      <span>
        {status === 'failed' ? finderTexts.failed : finderTexts.cut(formatCount(read), formatCount(total))}
      </span>
      {status === 'failed' && (
        <Button variant="outlined" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      )}
    </Box>
  );
}
