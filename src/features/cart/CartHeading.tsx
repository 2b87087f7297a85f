import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CountedHeading, type CountedHeadingProps } from '../../components/PageHeading';
import { focusNoSize } from '../../components/NoSize';
import { lacksSize, priceToday } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { cartTexts } from './cartTexts';

interface CartHeadingProps extends Pick<CountedHeadingProps, 'heading'> {
  readonly lines: readonly CartLine[];
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

/** A page's heading with the number of lines that are no longer sold or lack a size, then of pieces that can be ordered. */
export function CartHeading({ heading, lines, checked }: CartHeadingProps) {
  const isGone = (line: CartLine) => priceToday(line, ownValue(checked, line.id)) === null;
  const sold = lines.filter((line) => !isGone(line));
  const gone = lines.length - sold.length;
  const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  const withoutSize = sold.filter((line) => lacksSize(line, ownValue(checked, line.id))).length;
  // The number of pieces last: a narrow phone cuts the end.
  const count = lines.length > 0 && (
    <>
      {gone > 0 && (
        <Typography component="span" variant="body2" color="warning">
          {cartTexts.gone(gone)},{' '}
        </Typography>
      )}
      {withoutSize > 0 && (
        <>
          <Link
            component="button"
            type="button"
            variant="body2"
            color="warning"
            onClick={focusNoSize}
            // The heading's line cuts what is around it.
            sx={{ '&:focus-visible': { outlineOffset: -2 } }}
          >
            {cartTexts.withoutSize(withoutSize)}
          </Link>
          {', '}
        </>
      )}
      {cartTexts.items(pieces)}
    </>
  );
  return <CountedHeading heading={heading} count={count} />;
}
