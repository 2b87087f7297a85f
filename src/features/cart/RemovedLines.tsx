import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { spreadRow } from '../../components/tokens';
import type { RemovedGroup } from './cartRows';
import { cartPageTexts } from './cartPageTexts';
import { lineName } from './lineName';

interface RemovedRowProps {
  readonly removal: RemovedGroup;
  readonly onPutBack: (removal: RemovedGroup) => void;
}

/** What was removed, with a button that puts it back: the toast's Undo may be gone before it is reached. */
export function RemovedRow({ removal, onPutBack }: RemovedRowProps) {
  const [first] = removal.lines;
  const label =
    first !== undefined && removal.lines.length === 1
      ? lineName(first)
      : cartPageTexts.severalRemoved(removal.lines.length);
  return (
    <Box sx={{ ...spreadRow, columnGap: 2 }}>
      <Text sx={{ flex: '1 1 9rem', color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }}>
        {cartPageTexts.removedRow(label)}
      </Text>
      <Button
        variant="text"
        aria-label={`${cartPageTexts.putBack} ${label}`}
        onClick={() => onPutBack(removal)}
        // Aligns the button's text, not its padding, with the column.
        sx={{ flexShrink: 0, marginInlineEnd: '-12px' }}
      >
        {cartPageTexts.putBack}
      </Button>
    </Box>
  );
}

interface RemovedLinesProps {
  readonly removals: readonly RemovedGroup[];
  readonly onPutBack: RemovedRowProps['onPutBack'];
}

/** Below an empty cart: what was removed in this visit. */
export function RemovedLines({ removals, onPutBack }: RemovedLinesProps) {
  if (removals.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="cart-removed" sx={{ maxWidth: 520, marginInline: 'auto' }}>
      <Text id="cart-removed" variant="h4" component="h2" sx={{ marginBottom: 1 }}>
        {cartPageTexts.removedHeading}
      </Text>
      {removals.map((removal) => (
        <RemovedRow key={removal.id} removal={removal} onPutBack={onPutBack} />
      ))}
    </Box>
  );
}
