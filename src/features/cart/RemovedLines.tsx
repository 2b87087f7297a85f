import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { actions } from '../../lib/texts';
import type { Removal } from './cartChange';
import { cartTexts } from './cartTexts';
import { removedText } from './cartLine';

export interface RemovedRowProps {
  readonly removal: Removal;
  readonly onPutBack: (undone: { readonly removalId: string }) => void;
}

export function RemovedRow({ removal, onPutBack }: RemovedRowProps) {
  const text = removedText(removal.lines);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography color="textSecondary" sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        {text}
      </Typography>
      <Button
        aria-label={cartTexts.undoRemoval(text)}
        onClick={() => onPutBack({ removalId: removal.id })}
        // Aligns the button's text, not its padding, with the column.
        sx={{ flexShrink: 0, mr: -1.5 }}
      >
        {actions.undo}
      </Button>
    </Stack>
  );
}

interface RemovedLinesProps extends Pick<RemovedRowProps, 'onPutBack'> {
  readonly removals: readonly Removal[];
}

/** Below an empty cart: what was removed in this visit. */
export function RemovedLines({ removals, onPutBack }: RemovedLinesProps) {
  if (removals.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="cart-removed" sx={{ maxWidth: 520, mx: 'auto' }}>
      <CardContent>
        <Typography id="cart-removed" variant="h4" component="h2" sx={{ mb: 1 }}>
          {cartTexts.removedHeading}
        </Typography>
        {removals.map((removal) => (
          <RemovedRow key={removal.id} removal={removal} onPutBack={onPutBack} />
        ))}
      </CardContent>
    </Card>
  );
}
