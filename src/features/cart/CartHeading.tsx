import Link from '@mui/material/Link';
import { CountedHeading, type CountedHeadingProps } from '../../components/PageHeading';
import { focusNoSize } from '../../components/NoSize';
import { lacksSize } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { cartTexts } from './cartTexts';

interface CartHeadingProps extends Pick<CountedHeadingProps, 'heading'> {
  readonly lines: readonly CartLine[];
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

/** A page's heading with the number of pieces in the cart, and of lines that lack a size. */
export function CartHeading({ heading, lines, checked }: CartHeadingProps) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const withoutSize = lines.filter((line) => lacksSize(line, ownValue(checked, line.id))).length;
  const count = pieces > 0 && (
    <>
      {cartTexts.items(pieces)}
      {withoutSize > 0 && (
        <>
          {', '}
          <Link component="button" type="button" variant="body2" color="warning" onClick={focusNoSize}>
            {cartTexts.withoutSize(withoutSize)}
          </Link>
        </>
      )}
    </>
  );
  return <CountedHeading heading={heading} count={count} />;
}
