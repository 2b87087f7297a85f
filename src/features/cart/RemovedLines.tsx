import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../api/models/types';
import { cartTexts } from './cartTexts';
import { lineName } from './lineName';

/** Lines that were removed together. */
export interface RemovedGroup {
  readonly id: string;
  readonly lines: readonly CartLine[];
}

interface RemovedLinesProps {
  readonly removals: readonly RemovedGroup[];
  readonly onPutBack: (removal: RemovedGroup) => void;
}

/** What was removed in this visit, with buttons that put it back: the toast's Undo may be gone before it is reached. */
export function RemovedLines({ removals, onPutBack }: RemovedLinesProps) {
  if (removals.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="cart-removed" sx={{ marginTop: 4 }}>
      <Typography id="cart-removed" variant="h4" component="h2" sx={{ marginBottom: 1 }}>
        {cartTexts.removedHeading}
      </Typography>
      {removals.map((removal) => {
        const [first] = removal.lines;
        const label =
          first !== undefined && removal.lines.length === 1
            ? lineName(first)
            : cartTexts.severalRemoved(removal.lines.length);
        return (
          <Box
            key={removal.id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
          >
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{label}</Typography>
            <Button
              variant="text"
              aria-label={`${cartTexts.putBack} ${label}`}
              onClick={() => onPutBack(removal)}
              sx={{ flexShrink: 0 }}
            >
              {cartTexts.putBack}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
