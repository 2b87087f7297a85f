import Typography from '@mui/material/Typography';
import type { CartLine, CheckedProduct } from '../api/models/types';
import { lineTotal, priceToday } from '../lib/lineChoice';
import { formatMoney } from '../lib/money';
import { lineChanges } from './componentTexts';
import { Money } from './Money';
import { VisuallyHidden } from './VisuallyHidden';

export interface CheckedLineProps {
  readonly line: CartLine;
  /** What the server last said of its product; undefined while it is unknown. */
  readonly checked: CheckedProduct | undefined;
}

/** What a line costs today; where that has changed, also what it cost when it was added. Parts for a row or a column. */
export function LineTotal({ line, checked }: CheckedLineProps) {
  const today = priceToday(line, checked);
  return (
    <>
      {today !== null && <Money amount={lineTotal(line, checked)} />}{' '}
      {today !== line.price && <Money amount={line.price * line.quantity} original />}
      {today !== null && today !== line.price && (
        <Typography component="span" variant="subtitle2" color={today < line.price ? 'success' : 'warning'}>
          <span aria-hidden>{lineChanges.newPrice}</span>
          <VisuallyHidden>{lineChanges.priceNow(formatMoney(today), formatMoney(line.price))}</VisuallyHidden>
        </Typography>
      )}
    </>
  );
}

/** Says that a line's product is no longer sold; nothing where it is, or that is not known. */
export function NotSold({ line, checked }: CheckedLineProps) {
  if (priceToday(line, checked) !== null) return null;
  return (
    <Typography variant="subtitle2" color="warning">
      {lineChanges.notSold}
    </Typography>
  );
}
