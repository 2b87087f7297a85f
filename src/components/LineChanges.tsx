import Typography from '@mui/material/Typography';
import type { CartLine, CheckedProduct } from '../api/models/types';
import { formatMoney } from '../lib/money';
import { lineChanges } from './componentTexts';

interface LineChangesProps {
  readonly line: CartLine;
  /** What the store last said of its product; undefined while it is unknown. */
  readonly checked: CheckedProduct | undefined;
}

/** Says that the price of a line's product has changed, or that it is no longer sold; nothing for no change. */
export function LineChanges({ line, checked }: LineChangesProps) {
  if (checked === undefined || checked.price === line.price) return null;
  return (
    <Typography variant="subtitle2" color="warning">
      {checked.price === null
        ? lineChanges.notSold
        : lineChanges.priceNow(formatMoney(checked.price), formatMoney(line.price))}
    </Typography>
  );
}
