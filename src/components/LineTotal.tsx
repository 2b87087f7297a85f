import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { CartLine, CheckedProduct } from '../api/models/types';
import { lineTotal, priceToday } from '../lib/lineChoice';
import { Money } from './Money';
import { formatMoney } from '../lib/money';
import { lineChanges } from './componentTexts';

interface CheckedLineProps {
  readonly line: CartLine;
  /** What the server last said of its product; undefined while it is unknown. */
  readonly checked: CheckedProduct | undefined;
}

/** What a line costs today, and struck through what it cost when it was added, where that has changed. */
export function LineTotal({ line, checked }: CheckedLineProps) {
  const today = priceToday(line, checked);
  return (
    <>
      {today !== null && <Money amount={lineTotal(line, checked)} />}
      {today !== line.price && (
        <Box component="span" sx={{ display: 'block', textAlign: 'right' }}>
          {' '}
          <Money amount={line.price * line.quantity} original />
        </Box>
      )}
    </>
  );
}

/** Says that the price of a line's product has changed, or that it is no longer sold; nothing for no change. */
export function LineChanges({ line, checked }: CheckedLineProps) {
  if (checked === undefined || checked.price === line.price) return null;
  return (
    <Typography variant="subtitle2" color="warning">
      {checked.price === null
        ? lineChanges.notSold
        : lineChanges.priceNow(formatMoney(checked.price), formatMoney(line.price))}
    </Typography>
  );
}
